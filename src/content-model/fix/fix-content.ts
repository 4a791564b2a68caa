import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { createInterface } from "node:readline/promises"
import { siteModel, textsOf } from "../check/site-model"
import { readContent } from "../read/read-content"
import { readText } from "../read/read-files"
import { fixJson, fixMarkdown, type Names } from "./fix-text"

type Change = { file: string; before: string; after: string }

/** How categories and tags are spelt: as categories.json has them, and as most texts have them. */
const namesIn = (root: string): Names => {
  const { categories, markdown } = siteModel(readContent(root))
  const counts = new Map<string, number>()
  for (const tag of markdown.flatMap(({ data }) => textsOf(data.tags)))
    counts.set(tag, (counts.get(tag) ?? 0) + 1)
  const names = categories.map(({ name }) => name)
  const tags = [...counts].sort((one, other) => other[1] - one[1]).map(([tag]) => tag)
  return { categories: names, tags: [...names, ...tags] }
}

/** What would be written, file by file. */
export const proposeFixes = (root: string): Change[] => {
  const names = namesIn(root)
  return [...readContent(root).contentFiles].flatMap(file => {
    const isJson = file.endsWith(".json")
    if (!isJson && !file.endsWith(".md")) return []
    const read = readText(join(root, file))
    if (!("text" in read)) return []
    const after = isJson ? fixJson(read.text) : fixMarkdown(read.text, names)
    return after === read.text ? [] : [{ file, before: read.text, after }]
  })
}

const visible = (line: string): string =>
  line.replace("\uFEFF", "<BOM>").replaceAll("\t", "<tab>").replace(/\r$/, "")

/** The lines of a change, old and new; no fix adds or takes away a line. */
export const showChange = ({ file, before, after }: Change): string => {
  const [old, mended] = [before.split("\n"), after.split("\n")]
  const lines = old.flatMap((line, index) =>
    line === mended[index]
      ? []
      : [`@@ line ${index + 1}`, `-${visible(line)}`, `+${visible(mended[index] ?? "")}`],
  )
  return [`--- ${file}`, `+++ ${file}`, ...lines].join("\n")
}

const isAgreed = async (count: number): Promise<boolean> => {
  if (!process.stdin.isTTY) return true
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal.question(
    `Write ${count === 1 ? "this file" : `these ${count} files`}? [y/N] `,
  )
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}

/**
 * Mends what is mechanical: shows every change first, and writes it once the editor agrees, or at once where nobody sits at
 * a terminal.
 */
export const fixContent = async (root: string): Promise<void> => {
  const changes = proposeFixes(root)
  if (changes.length === 0) {
    console.error("Nothing that can be mended by itself.\n")
    return
  }
  console.error(`${changes.map(showChange).join("\n\n")}\n`)
  if (!(await isAgreed(changes.length))) return
  for (const { file, after } of changes) writeFileSync(join(root, file), after)
}
