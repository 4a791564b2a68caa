import { mkdirSync, renameSync, writeFileSync } from "node:fs"
import { basename, dirname, join } from "node:path/posix"
import { isSeq, type Node, parseDocument, type Scalar, visit, type YAMLMap } from "yaml"
import { filesBelow, readText } from "../../read-files"
import type { Redirect } from "../../shared/redirects"
import { isNewRedirect } from "../check/addresses"
import { type ContentIndex, indexContent } from "../check/content-index"
import { formerAddresses } from "../check/foreign-fields"
import { type Change, changeName, conversionOf } from "../foreign/convert"
import { toYaml } from "../foreign/to-yaml"
import { type MarkdownFile, readContent } from "../read/read-content"
import { isMarkdownFolder, markdownTypeOf } from "../types/all-types"
import { topicSlug } from "../types/slug"
import { entriesOf } from "../types/values"
import { bodyFixer } from "./fix-body"

/** @param what was changed, for people to read */
type Write = (file: string, text: string, what: readonly string[]) => void

/** Comments inside a value, which would otherwise go with it. */
const commentsIn = (value: Node | null): string => {
  const comments: unknown[] = []
  visit(value, {
    Node: (_key, { commentBefore, comment }) => {
      comments.push(commentBefore, comment)
    },
  })
  return comments.filter(Boolean).join("\n")
}

/** The front matter with these changes. */
const frontMatter = ({ block, vfile }: MarkdownFile, changes: readonly Change[]): string => {
  const source = String(vfile.value).slice(block.start, block.end)
  const document = parseDocument(source, { intAsBigInt: true })
  const fields = document.contents as YAMLMap<Scalar, Node | null>
  const pairOf = (field?: string) => fields.items.find(({ key }) => key.value === field)
  for (const { from, to, value } of changes) {
    const node = document.createNode(value)
    if (isSeq(node)) node.flow = true
    const name = document.createNode(to)
    const pair = pairOf(from)
    if (pair) {
      // The field may be there too, with nothing that counts.
      const pairs = from === to ? [pair] : [pair, pairOf(to)]
      node.comment = pairs
        .map(one => commentsIn(one?.value ?? null))
        .filter(Boolean)
        .join("\n")
      if (from !== to) fields.delete(name)
      pair.key.value = to
      pair.value = node
    } else fields.set(name, node)
  }
  const front = `---\n${document.toString({ lineWidth: 0, flowCollectionPadding: false })}---\n`
  return source.includes("\r\n") ? front.replaceAll("\n", "\r\n") : front
}

/** Tags in the spelling of the category or first text that has them, since spellings share an address. */
const spellTags = (tags: unknown, spellings: Map<string, string>): string[] => [
  ...new Set(
    entriesOf(tags).map(tag => {
      const slug = topicSlug(String(tag))
      const spelling = spellings.get(slug) ?? String(tag)
      spellings.set(slug, spelling)
      return spelling
    }),
  ),
]

const withTags = (
  changes: readonly Change[],
  { data, names }: MarkdownFile,
  spellings: Map<string, string>,
): readonly Change[] => {
  const { from, value } = changes.find(({ to }) => to === "tags") ?? {
    from: names.get("tags"),
    value: data.tags,
  }
  const tags = spellTags(value, spellings)
  return tags.join("\n") === entriesOf(value).join("\n")
    ? changes
    : [...changes.filter(({ to }) => to !== "tags"), { ...(from && { from }), to: "tags", value: tags }]
}

/**
 * Renames texts that end in .mdx or .markdown, and files with accents as separate characters (NFD, of macOS), unless the name is
 * taken. @returns the new paths by the old ones
 */
const renameFiles = (root: string): Map<string, string> => {
  const renamed = new Map<string, string>()
  const taken = new Set<string>()
  for (const folder of ["content", "static"]) {
    const { files } = filesBelow(join(root, folder))
    for (const path of files) {
      const isText = folder === "content" && isMarkdownFolder(path.split("/")[0] ?? "")
      const name = path.normalize()
      const to = isText ? name.replace(/\.(?:mdx|markdown)$/, ".md") : name
      // Two texts of one name would become one: the check reports what is left.
      if (to === path || files.includes(to) || taken.has(join(folder, to))) continue
      taken.add(join(folder, to))
      mkdirSync(join(root, folder, dirname(to)), { recursive: true })
      renameSync(join(root, folder, path), join(root, folder, to))
      renamed.set(join(folder, path), join(folder, to))
    }
  }
  return renamed
}

/** The former addresses of texts that can lead to their present ones. */
const newRedirects = (content: ContentIndex): Redirect[] => {
  // An unreadable list stays as it is.
  if (!content.fileNamed("redirects.json")) return []
  const all = content.markdown.flatMap(formerAddresses(content)).map(({ from, to }) => ({ from, to }))
  return [...new Map(all.map(redirect => [redirect.from, redirect])).values()].filter(redirect =>
    isNewRedirect(redirect, content),
  )
}

/** Front matter in TOML or JSON becomes YAML. @returns the reasons why some is left, by file */
const writeYaml = (root: string, write: Write): Map<string, string> => {
  const left = new Map<string, string>()
  for (const path of filesBelow(join(root, "content")).files) {
    const file = join("content", path)
    const found = markdownTypeOf(path) && readText(join(root, file))
    if (!found || "problem" in found) continue
    try {
      const text = toYaml(found.text.replace(/^\uFEFF/, ""))
      if (text !== undefined) write(file, text, ["front matter"])
    } catch (error) {
      left.set(file, (error as Error).message.split("\n")[0] ?? "")
    }
  }
  return left
}

const writeFields = (root: string, write: Write, otherwise?: string): void => {
  const { markdown, known } = readContent(root)
  const spellings = new Map(known.categories.map(name => [topicSlug(name), name]))
  // A text from elsewhere takes the spelling of the site's own, not they its.
  const texts = markdown
    .map(text => ({ text, own: conversionOf(text, known, otherwise).changes }))
    .sort((a, b) => Number(a.own.length > 0) - Number(b.own.length > 0))
  for (const { text, own } of texts) {
    const changes = withTags(own, text, spellings)
    const body = String(text.vfile.value).slice(text.bodyStart)
    if (changes.length > 0) write(text.file, frontMatter(text, changes) + body, changes.map(changeName))
  }
}

const writeLinks = (root: string, write: Write, renamed: ReadonlyMap<string, string>): void => {
  const content = indexContent(readContent(root))
  const redirects = [...content.redirects, ...newRedirects(content)]
  // Other systems may take capitals and small letters for the same.
  const moved = new Map(redirects.map(({ from, to }) => [from.toLowerCase(), to]))
  const movedTo = (address: string) => {
    const target = content.addresses.get(address)
    return target ? target.movedTo : moved.get(address.toLowerCase())
  }
  const fixBody = bodyFixer(content, movedTo, renamed)
  if (redirects.length > content.redirects.length)
    write("content/redirects.json", `${JSON.stringify(redirects, null, 2)}\n`, ["former addresses"])
  for (const text of content.markdown) {
    const before = String(text.vfile.value)
    const body = before.slice(text.bodyStart)
    const fixed = fixBody(body, text)
    if (fixed !== body) write(text.file, before.slice(0, text.bodyStart) + fixed, ["text"])
  }
}

/**
 * Writes texts of other systems as this site's: front matter, endings of files, links and redirects. Words, comments and the order
 * of fields stay as they are.
 * @param otherwise the category of articles without one of this site's
 * @returns a line for each file that was changed, and for each that could not be
 */
export const fixContent = (root: string, otherwise?: string): { fixed: string[]; left: string[] } => {
  const changed = new Map<string, string[]>()
  const write: Write = (file, text, what) => {
    writeFileSync(join(root, file), text)
    changed.set(file, [...(changed.get(file) ?? []), ...what])
  }
  const renamed = renameFiles(root)
  const left = writeYaml(root, write)
  writeFields(root, write, otherwise)
  writeLinks(root, write, renamed)
  return {
    fixed: [
      ...[...renamed].map(([from, to]) => `${from}: renamed to ${basename(to)}`),
      ...[...changed].map(([file, what]) => `${file}: ${what.join(", ")}`),
    ],
    left: [...left].map(([file, reason]) => `${file}: front matter left as it is: ${reason}`),
  }
}
