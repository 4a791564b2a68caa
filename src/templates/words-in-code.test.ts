import { readdirSync, readFileSync } from "node:fs"
import { parseSync } from "@swc/core"

// What visitors read on a page is content. These words are not, each for its reason.
const exceptions: Record<string, readonly string[]> = {
  "the specification has them, to the letter": [
    "Oops! Page not found",
    "Return to Home",
    "Post not found",
    "410 - Page Gone",
    "This page has been permanently moved. The content you're looking for is now available at:",
    "Need help implementing this?",
    "Last updated:",
  ],
  "they say in what state a page, a list or a draft is": [
    "Page not found",
    "There’s no page at this URL.",
    "There’s nothing at this URL. The link may be incomplete, or the page may have been removed.",
    "There’s no article at this URL.",
    "There’s no article at this URL. It may have been renamed, or the link may be incomplete.",
    "We’ll take you there in",
    "seconds.",
    "No articles here yet.",
    "No quotes here yet.",
    "No resources here yet.",
    "Not published",
    "Not published: a draft, or dated in the future. Builds leave it out.",
    "Message sent",
    "We’ve got your message.",
    "We’ve got your message",
    "Message not sent",
    "Your message wasn’t sent, and why.",
    "Your message wasn’t sent",
    "Use your browser’s back button to return to the form and what you typed.",
    "If it fails again, email",
    "This site, audited on",
    "checks,",
    "failed. In your report, each failure comes with its fix, or why it stays.",
    "Failed",
    "will read this",
  ],
  "they name a control or a list, as browsers' own buttons do": [
    "Sitemap",
    "All articles",
    "This category",
    "Contact form",
    "Audit form",
    "Send another message",
    "Request another audit",
    "Contact us",
    "Search the site",
    "Search for a topic",
    "Read the case study",
    "Deliverables and durations",
    "Services",
    "Newer articles",
    "Older articles",
    "Page",
    "of",
    "Pagination",
    "Topics",
    "Categories",
    "Tags",
    "RSS feed",
    "More articles",
    "By",
    "Last checked",
    ", accessed",
    "Sources",
    "About the author",
    "Found a mistake? Email",
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

const files = ["src/pages", "src/pages/contact", "src/pages/amp", "src/templates", "src/components/article"]
  .flatMap(folder => readdirSync(folder).map(name => `${folder}/${name}`))
  .filter(file => /(?<!\.test|styleguide)\.tsx$/.test(file))

const found = files.flatMap(file =>
  wordsIn(parseSync(readFileSync(file, "utf8"), { syntax: "typescript", tsx: true })).map(words => ({
    file,
    words,
  })),
)

test("pages, templates and the parts of articles have no words of their own but those that are listed", () => {
  expect(found.length).toBeGreaterThan(20)
  expect(found.filter(({ words }) => !allowed.has(words))).toEqual([])
})

test("every listed exception is still needed", () => {
  const used = new Set(found.map(({ words }) => words))
  expect([...allowed].filter(words => !used.has(words))).toEqual([])
})
