import { join } from "node:path"
import { refusals } from "../../src/shared/enquiry/refusals"
import { paths } from "../../src/shared/paths"
import { site } from "../../src/shared/site"
import { contentOf, fileStore } from "../enquiries/store-contract"
import {
  eitherForm,
  formOn,
  formPaths,
  messages,
  notices,
  noticesOn,
  sampleInput,
} from "../support/form-page"
import { desktop, openSite } from "../support/server/open"
import { sharedEnquiries, sharedSite } from "../support/server/shared"

const { blank, open, show } = openSite()
const withoutScripts = { ...desktop, javaScriptEnabled: false }

/** The stored enquiries of a sender. */
const stored = async (email: string) => {
  const store = fileStore(join(sharedEnquiries(), "enquiries.db"))
  const enquiries = await contentOf(store)
  await store.close()
  return enquiries.filter(({ fields }) => fields.email === email)
}

describe.each(formPaths)("the form on %s", path => {
  const form = path === "/landing" ? "audit" : "contact"

  test("is posted, stored and confirmed without scripts", async () => {
    const page = await show(path, withoutScripts)
    const email = `no-scripts@${form}.example`
    await formOn(page).submit({ ...sampleInput[path], Email: email })
    await page.waitForURL(`**${paths.enquirySent}?reference=*`)
    expect(await page.locator("h1").textContent()).toBe("We’ve got your message")
    const { responseHours } = site.consultation
    expect(await page.locator("main").innerText()).toContain(
      `within ${responseHours} hours on business days, from`,
    )
    const { Name: name, Company: company } = sampleInput[path]
    expect(await stored(email)).toMatchObject([{ form, fields: { name, company, message: messages[path] } }])
  })
})

test.each(eitherForm)("the form on %s is also stored with scripts", async path => {
  const page = await open(path)
  const { submit, form } = formOn(page)
  const email = "scripts@form.example"
  expect(await form.getAttribute("novalidate")).toBe("")
  await submit({ ...sampleInput[path], Email: email })
  expect(await noticesOn(page).lines()).toEqual(notices[path].sent)
  const enquiry = { form: path === "/landing" ? "audit" : "contact", fields: { name: "Asha Rao" } }
  expect((await stored(email)).slice(-1)).toMatchObject([enquiry])
})

test("the AMP form is posted, stored and confirmed where AMP's runtime cannot be loaded", async () => {
  const page = await blank(desktop)
  await page.route(
    ({ origin }) => origin !== new URL(sharedSite().url).origin,
    route => route.abort(),
  )
  await page.goto(paths.ampContact)
  const email = "no-runtime@amp.example"
  const { Name, Company, Message } = sampleInput["/contact"]
  await formOn(page).submit({ Name, Company, Message, Email: email })
  await page.waitForURL(`**${paths.enquirySent}?reference=*`)
  expect(await stored(email)).toMatchObject([{ form: "amp", fields: { message: Message } }])
})

test("the browser checks required fields", async () => {
  const page = await show("/contact", withoutScripts)
  const { form, field, submit } = formOn(page)
  expect(await form.getAttribute("novalidate")).toBeNull()
  await submit({ Name: "Asha Rao", Email: "nobody" })
  expect(new URL(page.url()).pathname).toBe("/contact")
  expect(await field("Email").evaluate(input => input.matches(":invalid"))).toBe(true)
})

test("a refusal shows only its own reason", async () => {
  // The endpoint redirects there (`api/contact`).
  const page = await show(`${paths.enquiryNotSent}#too-many`, withoutScripts)
  expect(await page.locator("h1").textContent()).toBe("Your message wasn’t sent")
  expect(await page.locator(".reasons li:visible").allTextContents()).toEqual([refusals["too-many"]])
})
