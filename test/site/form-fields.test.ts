import { execFileSync } from "node:child_process"
import { paths } from "../../src/shared/paths"
import { hrefsOf, readDocument } from "../support/documents"

const fieldsOf = (path: string) =>
  readDocument(path).root.querySelectorAll(
    "form.form input:not([type=hidden]):not([name=comments]), form.form select, form.form textarea",
  )

test.each([
  [paths.landing, ["site", "name", "email", "company", "message", "consent"]],
  [paths.contact, ["name", "email", "company", "service", "budget", "message"]],
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
  [
    "service",
    ["Service Interest", "Data Analytics", "SEO Consulting", "Digital Marketing", "Team Enablement"],
  ],
  ["budget", ["Budget", "$2k–$5k", "$5k–$10k", "$10k+"]],
])("the %s list starts blank", (name, choices) => {
  const options = fieldsOf(paths.contact)
    .find(field => field.getAttribute("name") === name)
    ?.querySelectorAll("option")
  expect(options?.map(({ text }) => text)).toEqual(choices)
  const values = options?.map(option => option.getAttribute("value") ?? option.text)
  expect(values).toEqual(["", ...choices.slice(1)])
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
