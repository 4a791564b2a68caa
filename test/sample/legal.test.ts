import { paths } from "../../src/shared/paths"
import { type BuiltDocument, readDocument, textsOf } from "../support/documents"
import { describeSample } from "../support/sample"

/** The text between a heading of a legal page and the next one of its level. */
const section = ({ root }: BuiltDocument, title: string): string => {
  const heading = root.querySelectorAll(".article-body h2").find(({ text }) => text.trim() === title)
  let text = ""
  for (let next = heading?.nextElementSibling; next && next.tagName !== "H2"; next = next.nextElementSibling)
    text += ` ${next.text}`
  return text.replace(/\s+/g, " ").replaceAll("’", "'")
}

const { privacy, terms } = paths

describeSample("the shipped legal pages", () => {
  test("have their sections", () => {
    expect(textsOf(readDocument(privacy), ".article-body h2")).toEqual(
      expect.arrayContaining([
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
      ]),
    )
    const collected = ["Usage data", "Contact information", "Business information"]
    expect(textsOf(readDocument(privacy), ".article-body h3")).toEqual(expect.arrayContaining(collected))
    expect(textsOf(readDocument(terms), ".article-body h2")).toEqual(
      expect.arrayContaining([
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
      ]),
    )
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
  ] as const)("%s, %s: %s", (path, title, words) => {
    expect(section(readDocument(path), title)).toContain(words)
  })
})
