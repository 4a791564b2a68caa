import { paths } from "../../src/shared/paths"
import { type BuiltDocument, mainText, readDocument, textsOf } from "../support/documents"

const privacy = readDocument(paths.privacy)
const terms = readDocument(paths.terms)

/** The text between a heading of a legal page and the next one of its level. */
const section = ({ root }: BuiltDocument, title: string): string => {
  const heading = root.querySelectorAll(".article-body h2").find(({ text }) => text.trim() === title)
  let text = ""
  for (let next = heading?.nextElementSibling; next && next.tagName !== "H2"; next = next.nextElementSibling)
    text += ` ${next.text}`
  return text.replace(/\s+/g, " ").replaceAll("’", "'")
}

test("the legal pages have their sections and no unfilled placeholders", () => {
  expect(textsOf(privacy, ".article-body h2")).toEqual([
    "Who We Are",
    "Information We Collect",
    "How We Use Your Data",
    "Cookies and Tracking",
    "Data Sharing",
    "Data Retention",
    "Your Rights",
    "Data Security",
    "Third-Party Links",
    "International Data Transfers",
    "Policy Updates",
    "Contact Us",
  ])
  const collected = ["Usage data", "Contact information", "Business information"]
  expect(textsOf(privacy, ".article-body h3")).toEqual(collected)
  expect(textsOf(terms, ".article-body h2")).toEqual([
    "Introduction",
    "Our Services",
    "Client Responsibilities",
    "Payment Terms",
    "Intellectual Property",
    "Limitation of Liability",
    "Termination",
    "Data Protection and Privacy",
    "Governing Law",
    "Changes to Terms",
    "Contact Us",
  ])
  for (const page of [privacy, terms]) expect(mainText(page)).not.toMatch(/\{\w+\}/)
  expect(mainText(privacy)).toMatch(/Last updated: \d{1,2} \w+ \d{4}/)
})

test.each([
  ...["Access", "Correction", "Deletion", "Portability", "Opt-out", "Restriction"].map(
    right => [privacy, "Your Rights", `${right}: `] as const,
  ),
  [privacy, "Data Retention", "up to 7 years"],
  [terms, "Our Services", "30 minutes is free"],
  [terms, "Our Services", "within 24 hours on business days"],
  [terms, "Payment Terms", "within 30 days"],
  [terms, "Limitation of Liability", "limited to the fees paid for that project"],
  [terms, "Termination", "30 days' written notice"],
  [terms, "Data Protection and Privacy", "up to 7 years"],
  [terms, "Governing Law", "laws of India"],
  [terms, "Contact Us", "write URGENT"],
] as const)("%#: the section has the specified text", (page, title, words) => {
  expect(section(page, title)).toContain(words)
})
