import type { Browser, BrowserContext, Page } from "playwright-core"
import { site } from "../../src/shared/site"
import { axeViolations } from "../support/axe"
import { launchBrowser } from "../support/browser"
import { expectRefusalsTold, expectWaitToEnd } from "../support/failing-answers"
import {
  desktop,
  type FormPath,
  fillings,
  formOn,
  formPaths,
  messages,
  notices,
  noticesOn,
  sentOn,
} from "../support/form-page"
import { type Reply, serveSiteWithEndpoint } from "../support/site-with-endpoint"
import { visit } from "../support/visit"

let browser: Browser
let context: BrowserContext
let endpoint: Awaited<ReturnType<typeof serveSiteWithEndpoint>>
let logged: string[]

beforeAll(async () => {
  ;[browser, endpoint] = await Promise.all([launchBrowser(), serveSiteWithEndpoint()])
})

afterEach(() => context?.close())

afterAll(async () => {
  await browser?.close()
  await endpoint?.close()
})

const open = async (path: FormPath, ...answers: Reply[]): Promise<Page> => {
  endpoint.answer(...answers)
  logged = []
  context = await browser.newContext({ baseURL: endpoint.url, ...desktop })
  const page = await context.newPage()
  page.on("console", message => message.type() === "error" && logged.push(message.text()))
  await visit(page, path)
  return page
}

const ownFields = {
  form_instance: expect.stringMatching(/^[0-9a-f]{32}$/),
  comments: "",
  elapsed_ms: expect.stringMatching(/^\d+$/),
  policy: expect.stringMatching(/^[0-9a-f]{12}$/),
}
const person = { name: "Asha Rao", email: "asha@example.com" }

describe("what is sent", () => {
  const blank = { company: "", message: "" }
  test.each([
    [
      "/landing",
      fillings["/landing"],
      { form: "audit", consent: "on", company: "Mint & Co.", message: messages["/landing"] },
    ],
    ["/landing", {}, { form: "audit", consent: "on", ...blank }],
    [
      "/contact",
      fillings["/contact"],
      {
        form: "contact",
        company: "Mint & Co.",
        service: "SEO Consulting",
        budget: "$2k–$5k",
        message: "How many readers return?",
      },
    ],
    ["/contact", {}, { form: "contact", ...blank, service: "", budget: "" }],
  ] as const)("from %s, filled in with %j", async (path, filling, answers) => {
    const page = await open(path)
    const { fill, send } = formOn(page)
    await fill({ Name: "  Asha Rao ", Email: "asha@example.com", ...filling })
    await send()
    await noticesOn(page).lines()
    expect(endpoint.posts()).toEqual([
      { type: "application/json", fields: { ...person, ...answers, ...ownFields } },
    ])
  })

  test("the consent is ticked beforehand and not enforced", async () => {
    const page = await open("/landing")
    const { field, fill, send } = formOn(page)
    const consent = field("I agree to the privacy policy.")
    expect(await consent.isChecked()).toBe(true)
    await consent.uncheck()
    await fill(fillings["/landing"])
    await send()
    expect(await noticesOn(page).lines()).toEqual(notices["/landing"].sent)
    expect(endpoint.posts()[0]?.fields.consent).toBe("")
  })
})

const refusals: readonly Reply[] = [
  { status: 400, text: "Please correct the fields named and send again." },
  { status: 403, text: "Forbidden" },
  { status: 413, text: "The message is too large" },
  { status: 422, text: "" },
  { status: 429, text: "Too Many Requests" },
  { status: 451, text: "Unavailable For Legal Reasons" },
  { status: 500, text: "" },
  { status: 503, text: "not stored" },
  "broken",
]

/** Takes the connection away, or gives it back, and says so where there was none to take away. */
const setOffline = async (page: Page, isOffline: boolean) => {
  await context.setOffline(isOffline)
  await page.evaluate(name => dispatchEvent(new Event(name)), isOffline ? "offline" : "online")
}

describe.each(formPaths)("the form on %s", path => {
  const filling = fillings[path]
  const labels = Object.keys(filling)

  test("says that it sends, once however often it is pressed, and is cleared", async () => {
    let answer = () => {}
    const page = await open(path, new Promise<void>(resolve => (answer = resolve)))
    const { fill, values, button } = formOn(page)
    await fill(filling)
    await button.dblclick()
    await page.keyboard.press("Enter")
    expect([await button.textContent(), await button.isDisabled()]).toEqual(["Sending...", true])
    expect(await noticesOn(page).shown.count()).toBe(0)
    answer()
    expect(await noticesOn(page).lines()).toEqual(notices[path].sent)
    expect(await values(labels)).toEqual(labels.map(() => ""))
    expect([await button.textContent(), await button.isEnabled()]).not.toContain("Sending...")
    expect(endpoint.posts()).toHaveLength(1)
    expect(logged).toEqual([])
  })

  test("keeps what was typed, whatever refusal is answered", async () => {
    const page = await open(path, ...refusals)
    await expectRefusalsTold(page, path, refusals, async () => {
      expect(await noticesOn(page).shown.getAttribute("data-type")).toBe("error")
      expect(logged.join("\n")).toContain("form could not be sent")
      logged = []
    })
    expect(endpoint.posts().length).toBeGreaterThanOrEqual(refusals.length)
  })

  test("waits 15 s for an answer and no longer", async () => {
    const page = await open(path, "never")
    await expectWaitToEnd(page, path)
    expect(logged.join("\n")).toContain("no answer within 15 s")
  })

  test("says at once that there is no connection, offers an e-mail, and is sent when there is one", async () => {
    const page = await open(path)
    const { fill, values, send } = formOn(page)
    await fill(filling)
    await noticesOn(page).region.waitFor({ state: "attached" })
    await setOffline(page, true)
    await send()
    await page.getByText("You’re offline").waitFor({ timeout: 1000 })
    const mailto = await page.getByRole("link", { name: "send it by email" }).getAttribute("href")
    expect(decodeURIComponent(mailto ?? "")).toContain(filling.Message.replaceAll("\n", "\r\n"))
    expect(await values(labels)).toEqual(Object.values(filling))
    expect(endpoint.posts()).toEqual([])
    await setOffline(page, false)
    expect(await noticesOn(page).lines()).toEqual(notices[path].sent)
    expect(endpoint.posts()).toHaveLength(1)
    expect(await page.getByText("You’re offline").count()).toBe(0)
  })

  test("makes place for what was received, how it is answered, and a way to send another", async () => {
    const page = await open(path)
    const { form, fill, send, values } = formOn(page)
    await fill(filling)
    await send()
    const { heading, place, again } = sentOn(page)
    await heading.waitFor()
    expect(await heading.evaluate(element => element === document.activeElement)).toBe(true)
    expect(await form.isVisible()).toBe(false)
    const said = (await place.innerText()).replace(/\s+/g, " ")
    expect(said).toContain("asha@example.com")
    expect(said.includes("mint.example")).toBe(path === "/landing")
    expect(said).toMatch(/We’ll reply by \w+day,? \d+ \w+, /)
    expect(said).toContain(`within 24 hours on business days, from ${site.contact.email}`)
    expect(await axeViolations(page)).toEqual([])
    await again.click()
    expect(await form.isVisible()).toBe(true)
    expect(await values(labels)).toEqual(labels.map(() => ""))
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("INPUT")
  })

  test("that could not be sent offers an e-mail with the answers above its button", async () => {
    const page = await open(path, { status: 503, text: "" })
    const { form, fill, send, button } = formOn(page)
    await fill(filling)
    await send()
    const link = form.getByRole("link", { name: site.contact.email })
    await link.waitFor()
    const { protocol, pathname, searchParams } = new URL((await link.getAttribute("href")) ?? "")
    expect([protocol, pathname]).toEqual(["mailto:", site.contact.email])
    for (const answer of Object.values(filling))
      expect(searchParams.get("body")).toContain(answer.replaceAll("\n", "\r\n"))
    const [above, below] = await Promise.all([link.boundingBox(), button.boundingBox()])
    expect(above?.y).toBeLessThan(below?.y ?? 0)
    await send()
    await sentOn(page).heading.waitFor()
    expect(await link.count()).toBe(0)
  })

  test("is the same form when sent again after a failure, and a new one after success", async () => {
    const page = await open(path, { status: 500, text: "" })
    const { fill, send } = formOn(page)
    await fill(filling)
    await send()
    await noticesOn(page).lines()
    await send()
    await noticesOn(page).shown.getByText(notices[path].sent[0]).waitFor()
    await noticesOn(page).shown.getByText(notices[path].failed[1]).waitFor({ state: "detached" })
    await sentOn(page).again.click()
    await fill(filling)
    await send()
    await page.waitForFunction(() => !document.querySelector("form.form button:disabled"))
    const [first, second, third] = endpoint.posts().map(({ fields }) => fields.form_instance)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })
})
