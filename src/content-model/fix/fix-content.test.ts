import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { checkContent } from "../check/check-content"
import { type Files, post, siteJson, writeProject } from "../testing/content-fixture"
import { fixContent, proposeFixes, showChange } from "./fix-content"

const x = "content/posts/x.md"

const fixed = (fields: Record<string, string>, more: Files = {}): string => {
  const root = writeProject({ [x]: post("X", fields), ...more })
  const change = proposeFixes(root).find(({ file }) => file === x)
  rmSync(root, { recursive: true })
  return (change?.after ?? "").split("\n").find(line => line.startsWith(`${Object.keys(fields)[0]}:`)) ?? ""
}

test.each([
  ["title", "A: B", 'title: "A: B"'],
  ["title", "@home", 'title: "@home"'],
  ["title", "'It's here'", 'title: "It\'s here"'],
  ["category", "analytics", "category: Analytics"],
  ["category", "cohort-analysis", "category: Cohort Analysis"],
  ["tags", "[seo]", "tags: [SEO]"],
  ["tags", "SEO", "tags: [SEO]"],
  ["tags", "SEO, cohort analysis", "tags: [SEO, Cohort Analysis]"],
  ["date", "2025/10/5", "date: 2025-10-05"],
  ["date", "20251005", "date: 2025-10-05"],
  ["date", "25/12/2025", "date: 2025-12-25"],
  ["date", "5.10.2025", "date: 2025-10-05"],
  ["date", "October 5, 2025", "date: 2025-10-05"],
  ["date", "5th Oct 2025", "date: 2025-10-05"],
  ["date", "2025-10-05T10:00:00+05:30", "date: 2025-10-05"],
])("%s: %s becomes %s", (name, written, line) => {
  expect(fixed({ [name]: written })).toBe(line)
})

test.each([
  ["date", "4/5/2025"],
  ["date", "2025-02-30"],
  ["date", "soon"],
  ["title", '"A: B"'],
  ["title", "Reading a curve # sixty characters at most"],
  ["tags", "[SEO, Analytics]"],
  ["category", "Gardening"],
])("%s: %s is left to its editor", (name, written) => {
  expect(fixed({ [name]: written })).toBe("")
})

test("tabs and byte order marks go; nothing else of a file changes, and every change is shown first", async () => {
  const text = post("X", { tags: "\n\t- SEO" }, "A\ttab in the body: stays.\n")
  const root = writeProject({
    [x]: `\uFEFF${text}`,
    "content/site.json": `\uFEFF${JSON.stringify(siteJson)}`,
  })
  const shown = proposeFixes(root).map(showChange)
  expect(shown).toEqual([
    expect.stringContaining("--- content/posts/x.md\n+++ content/posts/x.md\n@@ line 1\n-<BOM>---\n+---"),
    expect.stringContaining("--- content/site.json\n+++ content/site.json\n@@ line 1\n-<BOM>{"),
  ])
  const log = jest.spyOn(console, "error").mockImplementation()
  await fixContent(root)
  expect(log.mock.calls.flat().join("\n")).toContain("-<tab>- SEO\n+  - SEO")
  log.mockRestore()
  expect(readFileSync(join(root, x), "utf8")).toBe(text.replace("\t- SEO", "  - SEO"))
  expect(checkContent(root)).toEqual([])
  writeFileSync(join(root, x), text.replace("\t- SEO", "  - SEO"))
  expect(proposeFixes(root)).toEqual([])
  rmSync(root, { recursive: true })
})
