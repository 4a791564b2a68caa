import { longDate } from "../../src/shared/date-format"
import { today } from "../../src/shared/day"
import { paths } from "../../src/shared/paths"
import * as content from "../support/content"
import { mainText, readDocument, textsOf } from "../support/documents"
import { words } from "../support/words"

test.each([...content.legal()])(
  "the page /%s has the sections of its text and no unfilled token",
  (slug, text) => {
    const page = readDocument(`/${slug}`)
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
    expect(textsOf(page, ".article-body h2")).toEqual(headings)
    expect(mainText(page)).not.toMatch(/\{\w+\}/)
  },
)

test("the privacy policy says when it was last updated, and the terms do not", () => {
  const { updated } = words.legal
  expect(mainText(readDocument(paths.privacy))).toContain(updated.replace("{date}", longDate(today())))
  expect(mainText(readDocument(paths.terms))).not.toContain(updated.replace("{date}", ""))
})
