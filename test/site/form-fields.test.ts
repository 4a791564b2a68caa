import { readFileSync } from "node:fs"
import type { HTMLElement } from "node-html-parser"
import { gitName } from "../../src/gatsby/document-facts"
import { addresses } from "../../src/shared/addresses"
import { hrefsOf, readDocument } from "../support/documents"

const fieldsOf = (path: string): HTMLElement[] =>
  readDocument(path).root.querySelectorAll(
    "form.form input:not([type=hidden]):not([name=comments]), form.form select, form.form textarea",
  )
const names = (fields: HTMLElement[]) => fields.map(field => field.getAttribute("name"))
const field = (path: string, name: string) =>
  fieldsOf(path).find(other => other.getAttribute("name") === name) as HTMLElement
const choices = (name: string) =>
  field(addresses.contact, name)
    .querySelectorAll("option")
    .map(option => [option.getAttribute("value") ?? option.text, option.text])

test("the audit form asks for site, name, e-mail, company and message, and for a consent that is ticked beforehand", () => {
  const asked = ["site", "name", "email", "company", "message", "consent"]
  expect(names(fieldsOf(addresses.landing))).toEqual(asked)
  const consent = field(addresses.landing, "consent")
  expect([consent.hasAttribute("checked"), consent.hasAttribute("required")]).toEqual([true, false])
  expect(consent.parentNode.text.trim()).toBe("I agree to the privacy policy.")
})

test("the contact form asks for name, e-mail, company, service, budget and message", () => {
  const asked = ["name", "email", "company", "service", "budget", "message"]
  expect(names(fieldsOf(addresses.contact))).toEqual(asked)
})

test.each([addresses.landing, addresses.contact])(
  "on %s a name and an e-mail address are needed, and nothing else",
  path => {
    const needed = fieldsOf(path).filter(other => other.hasAttribute("required"))
    expect(names(needed)).toEqual(["name", "email"])
    expect(field(path, "email").getAttribute("type")).toBe("email")
  },
)

test("services and budgets are chosen from lists that begin blank", () => {
  expect(choices("service")).toEqual([
    ["", "Service Interest"],
    ["Data Analytics", "Data Analytics"],
    ["SEO Consulting", "SEO Consulting"],
    ["Digital Marketing", "Digital Marketing"],
    ["Team Enablement", "Team Enablement"],
  ])
  expect(choices("budget")).toEqual([
    ["", "Budget"],
    ["$2k–$5k", "$2k–$5k"],
    ["$5k–$10k", "$5k–$10k"],
    ["$10k+", "$10k+"],
  ])
})

test("below the contact form stands what becomes of the data, with a link to the privacy policy", () => {
  const { root } = readDocument(addresses.contact)
  const last = root.querySelector("form.form > p:last-child")
  expect(last?.text).toContain("only use your details to reply")
  expect(hrefsOf(readDocument(addresses.contact), "form.form > p a")).toEqual([addresses.privacy])
})

test.each([addresses.landing, addresses.contact, addresses.ampContact])(
  "the form on %s names the version of the privacy policy, as git does",
  path => {
    const hidden = readDocument(path).root.querySelector("form[method=post] input[name=policy]")
    const version = gitName(readFileSync("content/legal/privacy.md")).slice(0, 12)
    expect(hidden?.getAttribute("value")).toBe(version)
  },
)

test("the AMP form has an instance that the runtime makes for each visit", () => {
  const instance = readDocument(addresses.ampContact).root.querySelector("form input[name=form_instance]")
  expect(instance?.getAttribute("data-amp-replace")).toBe(instance?.getAttribute("value"))
})
