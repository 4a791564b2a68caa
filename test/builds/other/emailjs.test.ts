import type { Page } from "playwright-core"
import { site } from "../../../src/shared/site"
import { contentOf, fileStore } from "../../enquiries/store-contract"
import * as forms from "../../support/form-page"
import { openSite } from "../../support/open-site"
import { sharedEnquiries } from "../../support/run-site"
import { hydrated } from "../../support/visit"
import { mailOrigin } from "../other-settings"

const { blank } = openSite()
let page: Page
let sent: forms.Posted[]

const open = async (path: forms.FormPath, ...replies: forms.Reply[]) => {
  page = await blank()
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

test("a form keeps its input on any refusal", async () => {
  // EmailJS's own wording.
  const refusals: readonly forms.Reply[] = [
    { status: 400, text: "The template ID not found" },
    { status: 403, text: "Forbidden" },
    { status: 429, text: "Too Many Requests" },
    { status: 451, text: "Unavailable For Headless Browser" },
    { status: 500, text: "" },
    "broken",
  ]
  await open("/contact", ...refusals)
  await forms.expectRefusalsReported(page, "/contact", refusals)
  expect(sent).toHaveLength(refusals.length)
})

test("a form gives up after 15 s without a response", async () => {
  await open("/landing", "never")
  await forms.expectTimeout(page, "/landing")
})

test.each(forms.formPaths)(
  "the form on %s is posted to the site if the client of its release has been removed",
  async path => {
    await open(path)
    const removed = [forms.emailjsCode, forms.toastCode].flatMap(forms.scriptsWith)
    for (const script of removed) await page.route(`**${script}`, route => route.fulfill({ status: 404 }))
    const message = `Sent from ${path} before the release`
    await forms.formOn(page).submit({ ...forms.sampleInput[path], Message: message })
    await page.waitForURL("**/contact/sent?reference=*")
    const enquiries = await contentOf(fileStore(sharedEnquiries()))
    const stored = enquiries.filter(({ fields }) => fields.message?.endsWith(message))
    expect(stored).toMatchObject([{ instance: expect.stringMatching(/^[0-9a-f]{32}$/) }])
  },
)

test("its client is loaded only when a form is used", async () => {
  const [client = "", ...others] = forms.scriptsWith(forms.emailjsCode)
  expect(others).toEqual([])
  page = await blank()
  const scripts: string[] = []
  page.on("request", request => scripts.push(new URL(request.url()).pathname))
  await page.goto("/landing")
  await hydrated(page)
  expect(scripts).not.toContain(client)
  const loaded = page.waitForRequest(request => request.url().endsWith(client))
  await forms.formOn(page).field("Name").focus()
  await loaded
})
