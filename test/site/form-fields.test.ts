import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { parse } from "node-html-parser"
import { paths } from "../../src/shared/paths"
import { fillTokens } from "../../src/shared/text-tokens"
import * as content from "../support/content"
import { hrefsOf, optionsOf, readDocument } from "../support/documents"

const { form: words } = content.formWords()
const { services, budgets } = content.forms().contact
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

test.each([
  ["service", words.service, services],
  ["budget", words.budget, budgets],
] as const)("the %s list, if there is one, starts blank with the words %s", (name, blank, choices) => {
  const offered = choices.map(({ label, value = label }) => [value, label])
  expect(optionsOf(readDocument(paths.contact), name)).toEqual(
    choices.length > 0 ? [["", blank], ...offered] : [],
  )
})

test("a line below the contact form says how the data is used and links to the privacy policy", () => {
  const document = readDocument(paths.contact)
  const line = document.root.querySelector("form.form > p:last-child")
  expect(line?.text).toBe(fillTokens(words.privacy, { link: words.policy }))
  expect(hrefsOf(document, "form.form > p a")).toEqual([paths.privacy])
})

test.each([paths.landing, paths.contact, paths.ampContact])(
  "the form on %s sends the version of the privacy policy as published, whose text the manifest keeps",
  path => {
    const hidden = readDocument(path).root.querySelector("form[method=post] input[name=policy]")
    const { policy } = JSON.parse(readFileSync(".cache/server-manifest.json", "utf8")).site
    expect(hidden?.getAttribute("value")).toBe(policy.version)
    expect(createHash("sha256").update(policy.text).digest("hex").slice(0, 12)).toBe(policy.version)
    const shown = readDocument(paths.privacy).root.querySelectorAll("main .prose p")
    expect(shown.length).toBeGreaterThan(0)
    for (const { text } of shown) expect(parse(policy.text).text).toContain(text)
  },
)
