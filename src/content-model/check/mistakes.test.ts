import { readFileSync, writeFileSync } from "node:fs"
import { renderBody } from "../../markdown/render-body"
import { formatProblem, type Problem, partsOf } from "../report/problems"
import { inspectionWith, removeShared } from "../testing/content-fixture"
import type { Case } from "../testing/mistakes/case"
import { dataCases } from "../testing/mistakes/data"
import { fieldCases } from "../testing/mistakes/fields"
import { fileCases } from "../testing/mistakes/files"
import { imageFileCases } from "../testing/mistakes/image-files"
import { imageCases, linkCases } from "../testing/mistakes/links-and-images"
import { literalCases } from "../testing/mistakes/markdown"
import { pageCases } from "../testing/mistakes/pages"
import { htmlCases } from "../testing/mistakes/raw-html"
import { tagCases } from "../testing/mistakes/tags"

const groups: [string, () => readonly Case[] | Promise<readonly Case[]>][] = [
  ["Files and places", () => fileCases],
  ["Front matter", () => fieldCases],
  ["Tags", () => tagCases],
  ["Links", () => linkCases],
  ["Images in texts", () => imageCases],
  ["Image files", imageFileCases],
  ["Markdown", () => literalCases],
  ["Raw HTML", () => htmlCases],
  ["Data", () => dataCases],
  ["Charts, resources, services, static files", () => pageCases],
]

const severityOf = ({ severity }: Problem): string => severity ?? "error"

/** What the check said of a case, where that is what was expected; otherwise why not. */
const judge = ({ expected }: Case, problems: readonly Problem[]): string | undefined => {
  const [kind = "", part = ""] = [expected.split(" ")[0], expected.slice(expected.indexOf(" ") + 1)]
  const lines = problems.map(problem => `${severityOf(problem)} ${formatProblem(problem)}`)
  if (expected === "allowed") return lines.length === 0 ? undefined : lines.join("\n")
  if (kind === "warning" && problems.some(problem => severityOf(problem) === "error")) return lines.join("\n")
  const isFound = problems.some(
    problem => severityOf(problem) === kind && (part === kind || formatProblem(problem).includes(part)),
  )
  return isFound ? undefined : lines.join("\n") || "nothing was said"
}

const shownIn = ({ expected }: Case, problems: readonly Problem[]): string => {
  const part = expected.slice(expected.indexOf(" ") + 1)
  const [best] = [...problems].sort(
    (one, other) => Number(formatProblem(other).includes(part)) - Number(formatProblem(one).includes(part)),
  )
  return best ? formatProblem(best).replace(/^content\/posts\/x(\/index)?\.md/, "x.md") : ""
}

const cell = (text: string) =>
  text
    .replaceAll("|", "\\|")
    .replaceAll("\n", " ")
    .replace(/[<>]/g, sign => (sign === "<" ? "&lt;" : "&gt;"))

const htmlOf = async (body: string): Promise<string> =>
  (
    await renderBody(body, {
      shallowestHeading: 2,
      tokens: { brand: "Brand" },
      imageMarkup: async (src, alt) => `<img src="${src}" alt="${alt}">`,
      linkTarget: async () => undefined,
      chartMarkup: async () => undefined,
    })
  ).html

const tableFile = "docs/mistakes.md"

const literally = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&")

/** The words by which docs/messages.md tells a message; `…` stands for what is an editor's own. */
const explained = readFileSync("docs/messages.md", "utf8")
  .split("\n")
  .filter(line => /^\| (?!---|the message says)/.test(line))
  .flatMap(line => (/^\| (.*?) \| /.exec(line)?.[1] ?? "").split(/, (?=[a-z])/))
  .map(words => new RegExp(words.split("…").map(literally).join(".*")))

// Dates of the table do not change from day to day.
const steady = (text: string) =>
  text
    .replace(/20\d\d-\d\d-\d\d(?= or earlier)/g, "today")
    .replace(/"20(?:2[6-9]|[3-5]\d)-\d\d-\d\d"(?= is in the future)/g, '"…"')

afterAll(removeShared)

test("each mistake is told as expected, and the table of docs/mistakes.md says how", async () => {
  const wrong: string[] = []
  const silent = new Set<string>()
  const unexplained = new Set<string>()
  const counts = { error: 0, warning: 0, allowed: 0 }
  const parts: string[] = []
  for (const [title, casesOf] of groups) {
    const rows: string[] = []
    for (const one of await casesOf()) {
      const problems = await inspectionWith(one.files, one.change)
      for (const { message } of problems)
        if (!explained.some(words => words.test(message))) unexplained.add(message)
      for (const problem of problems)
        if (severityOf(problem) === "error" && !partsOf(problem).expected && !partsOf(problem).nearest)
          silent.add(formatProblem(problem))
      const difference = judge(one, problems)
      const html = one.shown === undefined ? "" : await htmlOf(one.body ?? "")
      if (!html.includes(one.shown ?? ""))
        wrong.push(`${title}: ${one.name}: expected ${one.shown} in\n  ${html}`)
      if (difference) wrong.push(`${title}: ${one.name}: expected ${one.expected}\n  ${difference}`)
      const kind = one.expected.split(" ")[0] as keyof typeof counts
      counts[kind] += 1
      rows.push(
        `| ${cell(one.name)} | ${kind === "error" ? "**refused**" : kind} | ${cell(steady(shownIn(one, problems)))} |`,
      )
    }
    parts.push(
      `## ${title}\n\n| what an editor does | then | the message |\n| --- | --- | --- |\n${rows.join("\n")}\n`,
    )
  }
  expect(wrong).toEqual([])
  // Each says what is expected, or what to do.
  expect([...silent]).toEqual([])
  expect([...unexplained]).toEqual([])
  const total = counts.error + counts.warning + counts.allowed
  const table = `# Mistakes that editors make\n\nWritten by \`src/content-model/check/mistakes.test.ts\`, which makes each of them in a small sound folder of content; \`WRITE_TABLE=1\`\nwrites this file anew. Of ${total} cases ${counts.error} are refused, ${counts.warning} bring a warning and ${counts.allowed} are allowed.\n\n${parts.join("\n")}`
  if (process.env.WRITE_TABLE) writeFileSync(tableFile, table)
  expect(readFileSync(tableFile, "utf8")).toBe(table)
})
