import { join } from "node:path"
import type { Page } from "playwright-core"
import { leastSeconds } from "../../../src/shared/enquiry/form-rules"
import { referenceOf } from "../../../src/shared/enquiry/reference"
import { paths } from "../../../src/shared/paths"
import { isPlaceholder } from "../../../src/shared/placeholders"
import { site } from "../../../src/shared/site"
import { contentOf, fileStore } from "../../enquiries/store-contract"
import * as forms from "../../support/form-page"
import { desktop, openSite } from "../../support/server/open"
import { type RunningSite, serveSite } from "../../support/server/process"
import { temporaryFolder } from "../../support/temporary-folder"
import { until } from "../../support/until"
import { hydrated, stopClock } from "../../support/visit"
import { mailOrigin } from "../other-settings"

const { blank } = openSite()
// A server of its own, since what EmailJS failed to take makes it unready.
const folder = temporaryFolder()
let own: RunningSite
beforeAll(async () => {
  own = await serveSite({ ENQUIRY_RATE_LIMIT: "0", ENQUIRIES_URL: `file:${folder}` })
})
afterAll(() => own.stop())

let page: Page
let sent: forms.Posted[]

const open = async (path: forms.FormPath, ...replies: forms.Reply[]) => {
  page = await blank({ ...desktop, baseURL: own.url })
  sent = await forms.fakeEndpoint(page, mailOrigin + forms.emailjsCode, ...replies)
  await page.goto(path)
  await hydrated(page)
}

test.each(forms.formPaths)("the browser sends the form on %s to EmailJS", async path => {
  await open(path)
  const { submit } = forms.formOn(page)
  const optional = path === "/landing" ? {} : { service: "Not specified", budget: "Not specified" }
  const template = {
    lib_version: "4.4.1",
    user_id: "public-key",
    service_id: "service_1",
    template_id: path === "/landing" ? "template_a" : "template_c",
  }
  const params = {
    from_name: "Asha Rao",
    from_email: "asha@example.com",
    to_email: site.contact.email,
    reference: expect.stringMatching(/^\w{3}-\w{3}$/),
    ...(path === "/landing" && { subject: `FREE ${site.freeAudit} Request` }),
  }
  await submit({ Name: "  Asha Rao ", Email: "asha@example.com" })
  expect(await forms.noticesOn(page).lines()).toEqual(forms.notices[path].sent)
  const blanks = { company: "Not specified", message: "No message provided", ...optional }
  expect(sent.map(({ fields }) => fields)).toEqual([
    { ...template, template_params: { ...params, ...blanks } },
  ])
  await forms.sentOn(page).again.click()
  await submit(forms.sampleInput[path])
  await forms.sentOn(page).heading.waitFor()
  const { Company: company } = forms.sampleInput[path]
  const { Service: service, Budget: budget }: forms.FormInput = forms.sampleInput["/contact"]
  const chosen = path === "/landing" ? {} : { service, budget }
  const message = forms.messages[path]
  expect(sent[1]?.fields.template_params).toEqual({ ...params, company, message, ...chosen })
})

const refusal: forms.Reply = { status: 403, text: "Forbidden" }

/** How EmailJS fails, and what the owner reads of it; other answers: src/components/forms/send-enquiry.test.ts. */
const failures: readonly (readonly [string, forms.Reply, string, string])[] = [
  ["refuses", refusal, "failed", "403 Forbidden"],
  ["is blocked or not reached", "broken", "unsure", "blocked or no network"],
]

/** What the site has stored with a message that ends so, by now. */
const storedAs = async (message: string) => {
  const enquiries = await contentOf(fileStore(join(folder, "enquiries.db")))
  return enquiries.filter(({ fields }) => fields.message?.endsWith(message))
}

const breakOwn = (reply: "broken" | number = 405) =>
  page.route(`**${paths.contactEndpoint}`, route =>
    reply === "broken"
      ? route.abort("connectionreset")
      : route.fulfill({ status: reply, body: "<html></html>" }),
  )

/** The reference that the visitor reads. */
const referenceShown = async () =>
  (await forms.sentOn(page).place.innerText()).match(/\b[3-9A-Z]{3}-[3-9A-Z]{3}\b/)?.[0]

describe.each(forms.eitherForm)("if EmailJS fails, the form on %s", path => {
  test.each(failures)(
    "is taken by the site (it %s), which keeps why",
    async (how, reply, outcome, reason) => {
      await open(path, reply)
      const message = `${path} ${how}`
      await forms.formOn(page).fill({ ...forms.sampleInput[path], Message: message })
      // As a person: what is sent sooner is marked.
      await page.waitForTimeout(leastSeconds * 1000)
      await forms.formOn(page).send()
      expect(await forms.noticesOn(page).lines()).toEqual(forms.notices[path].sent)
      const stored = await storedAs(message)
      expect(stored).toMatchObject([{ status: "new", emailjs: { outcome, reason }, spam: [] }])
      expect(await referenceShown()).toBe(referenceOf(stored[0]?.id ?? ""))
      // As in EmailJS's mail, if it was sent all the same.
      const params = expect.objectContaining({ reference: await referenceShown() })
      expect(sent.map(({ fields }) => fields.template_params)).toEqual([params])
    },
  )

  test("is taken by the site if the script of EmailJS has been removed, or that of the notices", async () => {
    await open(path)
    const removed = [forms.emailjsCode, forms.toastCode].flatMap(forms.scriptsWith)
    for (const script of removed) await page.route(`**${script}`, route => route.fulfill({ status: 404 }))
    const message = `${path} before the release`
    await forms.formOn(page).submit({ ...forms.sampleInput[path], Message: message })
    await forms.sentOn(page).heading.waitFor()
    expect(await storedAs(message)).toMatchObject([
      { emailjs: { outcome: "failed", reason: "script missing" } },
    ])
    expect(sent).toEqual([])
  })

  test("is taken by the site after 15 s, and EmailJS's late answer counts", async () => {
    let answer: (given?: undefined) => void = () => {}
    await open(path, new Promise<undefined>(resolve => (answer = resolve)))
    const { fill, send } = forms.formOn(page)
    const message = `${path} late`
    await fill({ ...forms.sampleInput[path], Message: message })
    await forms.noticesOn(page).region.waitFor({ state: "attached" })
    await stopClock(page)
    await send()
    await until(async () => {
      await page.clock.runFor(1000)
      return sent.length === 1
    })
    await page.clock.runFor(15_000)
    await page.clock.resume()
    await forms.sentOn(page).heading.waitFor()
    const [stored] = await storedAs(message)
    expect(stored?.emailjs).toEqual({ outcome: "unsure", reason: "no answer in 15 s" })
    answer()
    await until(async () => (await storedAs(message))[0]?.status === "delivered")
    expect(await storedAs(message)).toMatchObject([{ id: stored?.id, emailjs: { outcome: "delivered" } }])
  })

  test("fails only if the site does not take it either, is kept, and shows late that EmailJS has it", async () => {
    let answer: (given?: undefined) => void = () => {}
    await open(path, new Promise<undefined>(resolve => (answer = resolve)))
    await breakOwn()
    const { fill, send } = forms.formOn(page)
    await fill(forms.sampleInput[path])
    await forms.noticesOn(page).region.waitFor({ state: "attached" })
    await stopClock(page)
    await send()
    await until(async () => {
      await page.clock.runFor(1000)
      return sent.length === 1
    })
    await page.clock.runFor(15_000)
    await page.clock.resume()
    expect(await forms.noticesOn(page).lines()).toEqual(forms.notices[path].failed)
    await forms.expectInputKept(page, path)
    answer()
    await forms.sentOn(page).heading.waitFor()
    expect(sent).toHaveLength(1)
  })
})

test("refused by both, a form keeps its input and is sent by EmailJS again", async () => {
  const refusals = [refusal, refusal]
  await open("/contact", ...refusals)
  await breakOwn()
  await forms.expectRefusalsReported(page, "/contact", refusals)
  expect(sent).toHaveLength(refusals.length)
  const panel = forms.formOn(page).form.locator(".notice-error")
  const { whatsapp = "" } = site.contact
  const offersWhatsapp = whatsapp !== "" && !isPlaceholder(whatsapp)
  expect(await panel.locator("a.button").count()).toBe(offersWhatsapp ? 2 : 1)
  await forms.formOn(page).send()
  await forms.sentOn(page).heading.waitFor()
})

test("what EmailJS may have goes to the site again, not to EmailJS", async () => {
  await open("/landing", "broken")
  await breakOwn("broken")
  const { fill, send } = forms.formOn(page)
  const message = "not twice"
  await fill({ ...forms.sampleInput["/landing"], Message: message })
  await send()
  expect(await forms.noticesOn(page).lines()).toEqual(forms.notices["/landing"].failed)
  await page.unroute(`**${paths.contactEndpoint}`)
  await send()
  await forms.sentOn(page).heading.waitFor()
  expect(sent).toHaveLength(1)
  expect(await storedAs(message)).toMatchObject([{ emailjs: { outcome: "unsure" } }])
})

test("its client is loaded only when a form is used", async () => {
  const [client = "", ...others] = forms.scriptsWith(forms.emailjsCode)
  expect(others).toEqual([])
  page = await blank({ ...desktop, baseURL: own.url })
  const scripts: string[] = []
  page.on("request", request => scripts.push(new URL(request.url()).pathname))
  await page.goto("/landing")
  await hydrated(page)
  expect(scripts).not.toContain(client)
  const loaded = page.waitForRequest(request => request.url().endsWith(client))
  await forms.formOn(page).field("Name").focus()
  await loaded
})
