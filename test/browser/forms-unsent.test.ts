import type { Page } from "playwright-core"
import { paths } from "../../src/shared/paths"
import * as forms from "../support/form-page"
import { openSite } from "../support/server/open"
import { until } from "../support/until"
import { navigate, stopClock } from "../support/visit"

const shared = openSite()
const { unsent: words } = forms.words
let posts: forms.Posted[]

const open = async (path: forms.FormPath, ...replies: forms.Reply[]) => {
  const page = await shared.open(path)
  posts = await forms.fakeEndpoint(page, `**${paths.contactEndpoint}`, ...replies)
  return forms.formOn(page)
}

/** Cuts the network off, whatever the browser says of it. @returns how often the form was tried, and what reconnects */
const cutOff = async (page: Page) => {
  let tries = 0
  await page.route("**/*", route => {
    if (route.request().url().endsWith(paths.contactEndpoint)) tries += 1
    return route.abort("internetdisconnected")
  })
  return { tries: () => tries, reconnect: () => page.unroute("**/*") }
}

const sayOnLine = (page: Page, onLine: boolean) =>
  page.evaluate(
    value => Object.defineProperty(navigator, "onLine", { get: () => value, configurable: true }),
    onLine,
  )

const offlineNotice = (page: Page) => page.getByText(words.offline, { exact: true })

/** Advances a stopped clock in steps, between which the network may answer: no time-out of the page is over before it could. */
const runUntil = (page: Page, isTrue: () => boolean) =>
  until(async () => {
    await page.clock.runFor(1000)
    return isTrue()
  })

/** What may end the waiting, and whether the browser takes itself to be online meanwhile. */
const signs: readonly (readonly [string, boolean, (page: Page) => Promise<unknown>])[] = [
  ["the browser says so", false, page => page.evaluate(() => dispatchEvent(new Event("online")))],
  [
    "the page is seen again",
    true,
    page => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange"))),
  ],
  ["a pause is over", true, page => runUntil(page, () => posts.length > 0)],
]

describe.each(forms.eitherForm)("without a network, the form on %s", path => {
  const input = forms.sampleInput[path]

  test.each(signs)(
    "says so, offers an email, and is sent once there is one and %s, once",
    async (_what, onLine, sign) => {
      const { page, fill, values, send, button } = await open(path)
      await sayOnLine(page, onLine)
      // What the oldest browsers lack.
      await page.evaluate(() => {
        for (const [of, name] of [
          [HTMLFormElement.prototype, "requestSubmit"],
          [AbortSignal, "timeout"],
          [URL, "canParse"],
        ] as const)
          Reflect.deleteProperty(of, name)
      })
      await fill(input)
      await stopClock(page)
      const { tries, reconnect } = await cutOff(page)
      await send()
      await offlineNotice(page).waitFor()
      expect(tries()).toBe(1)
      const mailto = await page.getByRole("link", { name: words.offlineLink }).getAttribute("href")
      expect(decodeURIComponent(mailto ?? "")).toContain(input.Message.replaceAll("\n", "\r\n"))
      expect(await values(Object.keys(input))).toEqual(Object.values(input))
      expect(await button.isEnabled()).toBe(true)
      expect(await page.getByText(words.offlineText).count()).toBe(1)
      // Again and again, since the pause may begin after the notice is shown.
      await runUntil(page, () => tries() > 1)
      await reconnect()
      await sign(page)
      await forms.sentOn(page).heading.waitFor()
      for (const [, , again] of signs) await again(page)
      await page.clock.runFor(600_000)
      expect(posts).toHaveLength(1)
      expect(await offlineNotice(page).count()).toBe(0)
    },
  )

  test("keeps its key, and waits while the visitor corrects it", async () => {
    const { page, field, fill, send } = await open(path, "broken")
    await fill(input)
    await send()
    await forms.noticesOn(page).lines()
    await stopClock(page)
    const { tries, reconnect } = await cutOff(page)
    await send()
    await offlineNotice(page).waitFor()
    await field("Name").fill("")
    await page.clock.runFor(9000)
    await field("Name").fill("Asha")
    await page.clock.runFor(500)
    await reconnect()
    await page.evaluate(() => dispatchEvent(new Event("online")))
    await page.waitForTimeout(200)
    expect([tries(), posts.length]).toEqual([1, 1])
    await page.clock.runFor(5000)
    await forms.sentOn(page).heading.waitFor()
    expect(posts.map(({ fields }) => fields.name)).toEqual([input.Name, "Asha"])
    expect(new Set(posts.map(({ fields }) => fields.form_instance)).size).toBe(1)
  })
})

test("what is typed while a retry is under way is not lost with what it sends", async () => {
  const { page, field, submit } = await open("/contact")
  const { reconnect } = await cutOff(page)
  await submit(forms.sampleInput["/contact"])
  await offlineNotice(page).waitFor()
  await reconnect()
  let release = () => {}
  const asked = new Promise<void>(resolve => {
    void page.route(`**${paths.contactEndpoint}`, async route => {
      resolve()
      await new Promise<void>(free => (release = free))
      await route.fallback()
    })
  })
  await page.evaluate(() => dispatchEvent(new Event("online")))
  await asked
  await field("Message").fill("And another question")
  release()
  await forms.sentOn(page).heading.waitFor()
  expect(posts.map(({ fields }) => fields.message)).toEqual([forms.sampleInput["/contact"].Message])
  await page.getByRole("button", { name: forms.words.contact.restart }).click()
  expect(await field("Message").inputValue()).toBe("And another question")
})

test("a browser that wrongly says that it is offline sends at once, and reports other failures as what they are", async () => {
  const { page, submit, send } = await open("/contact", { status: 503, text: "" }, "broken")
  await sayOnLine(page, false)
  await submit(forms.sampleInput["/contact"])
  for (const _reply of [503, "broken"]) {
    expect(await forms.noticesOn(page).lines()).toEqual(forms.notices["/contact"].failed)
    expect(await offlineNotice(page).count()).toBe(0)
    await forms.noticesOn(page).close.click()
    await forms.noticesOn(page).shown.waitFor({ state: "detached" })
    await send()
  }
  await forms.sentOn(page).heading.waitFor()
  expect(posts).toHaveLength(3)
})

describe.each(forms.eitherForm)("a page with the form on %s that is left while it is sending", path => {
  const input = forms.sampleInput[path]
  const values = Object.values(input)

  const leave = async ({ page, form, submit }: Awaited<ReturnType<typeof open>>) => {
    await submit(input)
    await form.getByRole("link", { name: forms.words.form.policy }).click()
    await page.waitForURL(`**${paths.privacy}`)
    // The address changes a frame before the page does.
    await form.waitFor({ state: "detached" })
  }
  const comeBack = async (page: Page) => {
    await navigate(page, path)
    await page.waitForURL(`**${path}`)
  }
  const later = () => {
    let answer: (given?: { status: number; text: string }) => void = () => {}
    const reply = new Promise<{ status: number; text: string } | undefined>(resolve => (answer = resolve))
    return { reply, answer }
  }

  test("shows on return that it was sent, keeps nothing, and goes on sending the next one, once", async () => {
    const [first, second] = [later(), later()]
    const form = await open(path, first.reply, second.reply)
    const { page, values: shown, button } = form
    await leave(form)
    first.answer()
    await page.waitForTimeout(200)
    await comeBack(page)
    await forms.sentOn(page).again.click()
    expect(await shown(Object.keys(input))).toEqual(values.map(() => ""))
    expect(posts).toHaveLength(1)
    await leave(form)
    await comeBack(page)
    await page.getByRole("button", { name: forms.words.form.sending }).waitFor()
    expect(await button.isDisabled()).toBe(true)
    second.answer()
    await forms.sentOn(page).heading.waitFor()
    expect(posts).toHaveLength(2)
  })

  test("keeps what was typed, and its key, if it failed", async () => {
    const { reply, answer } = later()
    const form = await open(path, reply)
    const { page, values: shown, send } = form
    await leave(form)
    answer({ status: 503, text: "" })
    await page.waitForTimeout(200)
    await comeBack(page)
    await page.getByText(words.kept).waitFor()
    expect(await shown(Object.keys(input))).toEqual(values)
    await send()
    await forms.sentOn(page).heading.waitFor()
    expect(posts).toHaveLength(2)
    expect(new Set(posts.map(({ fields }) => fields.form_instance)).size).toBe(1)
  })
})

test("a form does not stay sending, whatever a script has broken", async () => {
  const { page, button, submit } = await open("/contact")
  await page.evaluate(() => {
    const fail = () => {
      throw new Error("of a foreign script")
    }
    Object.assign(window, { fetch: fail })
    console.error = fail
  })
  await submit(forms.sampleInput["/contact"])
  expect(await forms.noticesOn(page).lines()).toEqual(forms.notices["/contact"].failed)
  expect(await button.isEnabled()).toBe(true)
})

test("what other scripts put on the page ends no form", async () => {
  const { page, form, submit } = await open("/contact")
  await page.evaluate(() => Object.assign(window, { umami: { track: 1 }, plausible: document.body }))
  // As a password manager might.
  await form.evaluate(element => {
    for (const name of ["reset", "submit", "requestSubmit"])
      element.insertAdjacentHTML("beforeend", `<input name="${name}" hidden>`)
  })
  await submit(forms.sampleInput["/contact"])
  expect(await forms.noticesOn(page).lines()).toEqual(forms.notices["/contact"].sent)
  await forms.sentOn(page).again.click()
  await submit(forms.sampleInput["/contact"])
  await forms.sentOn(page).heading.waitFor()
  expect(posts).toHaveLength(2)
})
