import { execFileSync } from "node:child_process"
import { paths } from "../../src/shared/paths"
import { contentForms } from "../support/content"
import { hrefsOf, readDocument } from "../support/documents"

const { services, budgets } = contentForms().contact
const lists = [...(services.length > 0 ? ["service"] : []), ...(budgets.length > 0 ? ["budget"] : [])]

const fieldsOf = (path: string) =>
  readDocument(path).root.querySelectorAll(
    "form.form input:not([type=hidden]):not([name=comments]), form.form select, form.form textarea",
  )

test.each([
  [paths.landing, ["site", "name", "email", "company", "message", "consent"]],
  [paths.contact, ["name", "email", "company", ...lists, "message"]],
])("the form on %s asks for %j, of which only name and email are required", (path, expected) => {
  const fields = fieldsOf(path)
  const names = (all: typeof fields) => all.map(field => field.getAttribute("name"))
  expect(names(fields)).toEqual(expected)
  expect(names(fields.filter(field => field.hasAttribute("required")))).toEqual(["name", "email"])
  const email = fields.find(field => field.getAttribute("name") === "email")
  expect(email?.getAttribute("type")).toBe("email")
})

test("the audit form's consent is pre-ticked", () => {
  const consent = fieldsOf(paths.landing).at(-1)
  expect(consent?.hasAttribute("checked")).toBe(true)
  expect(consent?.parentNode.text.trim()).toBe("I agree to the privacy policy.")
})

test.each([
  ["service", "Service Interest", services],
  ["budget", "Budget", budgets],
] as const)("the %s list, if there is one, starts blank with the words %s", (name, blank, choices) => {
  const list = fieldsOf(paths.contact).find(field => field.getAttribute("name") === name)
  const options = list?.querySelectorAll("option") ?? []
  const offered = choices.map(({ label, value = label }) => [value, label])
  expect(options.map(option => [option.getAttribute("value") ?? option.text, option.text])).toEqual(
    choices.length > 0 ? [["", blank], ...offered] : [],
  )
})

test("a line below the contact form says how the data is used and links to the privacy policy", () => {
  const document = readDocument(paths.contact)
  const line = document.root.querySelector("form.form > p:last-child")
  expect(line?.text).toContain("only use your details to deal with your enquiry")
  expect(hrefsOf(document, "form.form > p a")).toEqual([paths.privacy])
})

test.each([paths.landing, paths.contact, paths.ampContact])(
  "the form on %s sends the version of the privacy policy, as git names it",
  path => {
    const hidden = readDocument(path).root.querySelector("form[method=post] input[name=policy]")
    const version = execFileSync("git", ["hash-object", "content/legal/privacy.md"]).toString()
    expect(hidden?.getAttribute("value")).toBe(version.slice(0, 12))
  },
)
