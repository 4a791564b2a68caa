import { addresses } from "../../src/shared/addresses"
import { type BuiltDocument, mainText, readDocument, textsOf } from "../support/documents"

const privacy = readDocument(addresses.privacy)
const terms = readDocument(addresses.terms)

/** The text between a heading of a legal page and the next one of its level. */
const section = ({ root }: BuiltDocument, title: string): string => {
  const heading = root.querySelectorAll(".article-body h2").find(({ text }) => text.trim() === title)
  let text = ""
  for (let next = heading?.nextElementSibling; next && next.tagName !== "H2"; next = next.nextElementSibling)
    text += ` ${next.text}`
  return text.replace(/\s+/g, " ")
}

test("the privacy policy has its twelve sections", () => {
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
  expect(textsOf(privacy, ".article-body h3")).toEqual([
    "Usage data",
    "Contact information",
    "Business information",
  ])
})

test("the privacy policy names six rights and when it was last updated", () => {
  for (const right of ["Access", "Correction", "Deletion", "Portability", "Opt-out", "Restriction"])
    expect(section(privacy, "Your Rights")).toContain(`${right}: `)
  expect(section(privacy, "Data Retention")).toContain("up to 7 years")
  expect(mainText(privacy)).toMatch(/Last updated: \d{1,2} \w+ \d{4}/)
})

test("the terms have their eleven sections", () => {
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
})

test.each([
  ["Our Services", "30 minutes is free"],
  ["Our Services", "within 24 hours on business days"],
  ["Payment Terms", "within 30 days"],
  ["Limitation of Liability", "limited to the fees paid for that project"],
  ["Termination", "30 days' written notice"],
  ["Data Protection and Privacy", "up to 7 years"],
  ["Governing Law", "laws of India"],
  ["Contact Us", "write URGENT"],
])("the terms say under '%s': %s", (title, words) => {
  expect(section(terms, title).replaceAll("’", "'")).toContain(words)
})

test.each([privacy, terms])("on $path no value is left unfilled", document => {
  expect(mainText(document)).not.toMatch(/\{\w+\}/)
})
