import { readdirSync, readFileSync } from "node:fs"
import { parseSync } from "@swc/core"

// What visitors read on a page is content. These words are not yet: the server's mails and answers share some of them.
const exceptions = {
  "of forms": [
    "I agree to the",
    "privacy policy",
    "About:",
    "Remove",
    "We’ll only use your details to deal with your enquiry. See our",
    "We’ll reply",
    "within",
    "hours on business days",
    ", from",
    ". We don’t send an automatic copy. If you don’t hear from us, check your spam folder",
    "In the meantime, see",
    "what earlier projects changed",
    "and how we measured it.",
    "What happens next",
    "Which website should we look at? Send us the URL when we email you.",
    "We’ve kept your answers",
    "Try again",
    "Email",
    "WhatsApp",
    "You’re offline",
    "We’ve kept your message and will send it as soon as you’re back online. Keep this page open until then.",
    "You can also",
    "send it by email",
    "Leave this empty",
    "Sending...",
    "Send enquiry",
    "(optional)",
  ],
}
const allowed = new Set(Object.values(exceptions).flat())

type Node = Record<string, unknown> & { type?: string }

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null

const shownAttributes =
  /^(?:heading|lead|text|label|title|description|caption|kicker|placeholder|aria-label)$/

const plain = (text: unknown) => String(text).replace(/\s+/g, " ").trim()

/** The words in the JSX of a file: its texts, and the attributes that are shown or read out. */
const wordsIn = (node: unknown): string[] => {
  if (!isNode(node)) return []
  if (node.type === "JSXText") return /\p{L}{2}/u.test(plain(node.value)) ? [plain(node.value)] : []
  const { name, value } = node as { name?: Node; value?: Node }
  if (node.type === "JSXAttribute" && value?.type === "StringLiteral")
    return shownAttributes.test(String(name?.value)) ? [plain(value.value)] : []
  return Object.values(node).flatMap(wordsIn)
}

const files = ["src/pages", "src/templates", "src/components", "src/amp"]
  .flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map(name => `${folder}/${name}`),
  )
  .filter(file => /(?<!\.test|styleguide)\.tsx$/.test(file))

const found = files.flatMap(file =>
  wordsIn(parseSync(readFileSync(file, "utf8"), { syntax: "typescript", tsx: true })).map(words => ({
    file,
    words,
  })),
)

test("pages and components have no words of their own but those that are listed", () => {
  expect(found.length).toBeGreaterThan(20)
  expect(found.filter(({ words }) => !allowed.has(words))).toEqual([])
})

test("every listed exception is still needed", () => {
  const used = new Set(found.map(({ words }) => words))
  expect([...allowed].filter(words => !used.has(words))).toEqual([])
})
