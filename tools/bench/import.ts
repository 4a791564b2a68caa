import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, join, resolve } from "node:path"
import { group, rollups } from "d3-array"
import { command } from "../../src/command"
import { checkContent, type Problem } from "../../src/content-model"
import { fixContent } from "../../src/content-model/fix/fix-content"
import { filesBelow, isHidden } from "../../src/read-files"
import { setTimeZone } from "../../src/settings/set-time-zone"
import { table } from "./support"

const spec = {
  call: "npx tsx tools/bench/import.ts FOLDER…",
  about: "What the check says to posts of other systems, in a temporary copy of the content.",
  options: { list: ["", "names each refused post without dead links, with its errors"] },
  maxOperands: Number.POSITIVE_INFINITY,
} as const

const headings = [
  "folder",
  "posts",
  "pass without a word",
  "pass as they are",
  "with dead links or images",
  "pass after --fix",
  "of those without dead links",
]

const withoutEnding = (file: string) => file.replace(/\.\w+$/, "")

// Links and images without words exist; a reference without its line leads nowhere.
const missing =
  /^(?:the (?:link|image) |cover |"!?\[.*(?:template of another|a line \[name\]))(?!.*(?:has no (?:alternative )?text|is part of the text))/

/** `the link … does not exist` */
const kindOf = ({ reason }: Problem) =>
  reason
    .replace(/"(?:[^"\\]|\\.)*"|<[^>]*>/g, "…")
    .replace(/;.*|did you mean.*/, "")
    .slice(0, 70)

const measure = async (folder: string, isListed: boolean): Promise<string[]> => {
  const root = mkdtempSync(join(tmpdir(), "import-"))
  cpSync("content", join(root, "content"), { recursive: true })
  symlinkSync(resolve("static"), join(root, "static"))
  const imported = join("content/posts", "imported")
  cpSync(folder, join(root, imported), {
    recursive: true,
    filter: path => !isHidden(path.slice(folder.length)),
  })
  const isPost = (name: string) => /(?<!\/?_index|README)\.(?:mdx?|markdown)$/.test(name)
  const posts = filesBelow(join(root, imported))
    .files.filter(isPost)
    .map(name => join(imported, withoutEnding(name)))
  const check = async () => group((await checkContent(root)).problems, ({ file = "" }) => withoutEnding(file))
  const before = await check()
  const [category]: { name: string }[] = JSON.parse(readFileSync("content/categories.json", "utf8"))
  fixContent(root, category?.name)
  const after = await check()
  rmSync(root, { recursive: true })
  const errors = (found: Map<string, Problem[]>, post: string) =>
    (found.get(post) ?? []).filter(({ fatal }) => fatal)
  const passed = posts.filter(post => errors(before, post).length === 0)
  const refused = posts.filter(post => errors(after, post).length > 0)
  const dead = refused.filter(post => errors(after, post).some(({ reason }) => missing.test(reason)))
  const complete = posts.length - dead.length
  const accepted = posts.length - refused.length
  const kinds = refused.flatMap(post => [...new Set(errors(after, post).map(kindOf))])
  const counts = rollups(kinds, same => same.length, String).sort(([, a], [, b]) => b - a)
  console.log(
    ["", folder, ...counts.map(([kind, count]) => `${String(count).padStart(6)}  ${kind}`)].join("\n"),
  )
  for (const post of isListed ? refused.filter(one => !dead.includes(one)) : []) {
    const reasons = errors(after, post).map(({ reason }) => reason)
    console.log(`${post}: ${reasons.join(" | ")}`)
  }
  const unchanged = passed.filter(post => !before.has(post))
  return [
    basename(folder),
    ...[posts, unchanged, passed, dead].map(({ length }) => String(length)),
    String(accepted),
    `${accepted} of ${complete}`,
  ]
}

command(spec, async ({ values, operands }) => {
  setTimeZone(".")
  const rows: string[][] = []
  for (const folder of operands) rows.push(await measure(resolve(folder), Boolean(values.list)))
  console.log(`\n${table([headings, ...rows])}`)
})
