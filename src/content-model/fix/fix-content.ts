import { mkdirSync, renameSync, writeFileSync } from "node:fs"
import { basename, dirname, join } from "node:path/posix"
import { Document, isSeq, type Node, parseDocument, type Scalar, visit, type YAMLMap } from "yaml"
import { filesBelow } from "../../read-files"
import type { Redirect } from "../../shared/redirects"
import { isNewRedirect } from "../check/addresses"
import { type ContentIndex, indexContent } from "../check/content-index"
import { formerAddresses } from "../check/foreign-fields"
import { type Change, changeName, withoutTaxonomies } from "../read/normalise"
import { type MarkdownFile, readContent } from "../read/read-content"
import { isMarkdownFolder } from "../types/all-types"
import { slugPattern, topicSlug } from "../types/slug"
import { entriesOf } from "../types/values"
import { bodyFixer } from "./fix-body"

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

/** The front matter with these changes, up to where the text begins. */
const frontMatter = (
  { written, block, vfile, bodyStart }: MarkdownFile,
  changes: readonly Change[],
): string => {
  const text = String(vfile.value)
  if (changes.length === 0) return text.slice(0, bodyStart)
  const source = text.slice(block.start, block.end)
  const document =
    block.language === "yaml"
      ? parseDocument(source, { intAsBigInt: true })
      : new Document(withoutTaxonomies(written))
  const fields = document.contents as YAMLMap<Scalar, Node | null>
  const pairOf = (field?: string) => fields.items.find(({ key }) => key.value === field)
  if (block.language === "toml")
    fields.commentBefore = [...source.matchAll(/^[ \t]*#(.*)/gm)].map(([, comment]) => comment).join("\n")
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

const changesOf = (
  { data, changes, unused, written }: MarkdownFile,
  spellings: Map<string, string>,
): readonly Change[] => {
  const tags = spellTags(data.tags, spellings)
  const isSpelt = tags.join("\n") === entriesOf(data.tags).join("\n")
  const from = changes.find(({ to }) => to === "tags")?.from ?? "tags"
  const all = isSpelt
    ? changes
    : [...changes.filter(({ to }) => to !== "tags"), { from, to: "tags", value: tags }]
  // Where nothing else is foreign any more, an unknown author would be an error.
  const isUnknown =
    all.length > 0 &&
    unused.includes("author") &&
    !("authors" in written) &&
    slugPattern.test(String(written.author))
  return isUnknown ? [...all, { from: "author", to: "authors", value: written.author }] : all
}

/**
 * Renames texts that end in .mdx or .markdown, and files with accents as separate characters (NFD, of macOS), unless the name is
 * taken. @returns the new paths by the old ones
 */
const renameFiles = (root: string): Map<string, string> => {
  const renamed = new Map<string, string>()
  for (const folder of ["content", "static"]) {
    const { files } = filesBelow(join(root, folder))
    for (const path of files) {
      const isText = folder === "content" && isMarkdownFolder(path.split("/")[0] ?? "")
      const name = path.normalize()
      const to = isText ? name.replace(/\.(?:mdx|markdown)$/, ".md") : name
      if (to === path || files.includes(to)) continue
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

/**
 * Writes texts of other systems as this site's: front matter, endings of files, links and redirects. Words, comments and the order
 * of fields stay as they are.
 * @param otherwise the category of articles without one of this site's @returns a line for each file that was changed
 */
export const fixContent = (root: string, otherwise?: string): string[] => {
  const renamed = renameFiles(root)
  const content = indexContent(readContent(root, otherwise))
  const redirects = [...content.redirects, ...newRedirects(content)]
  // Other systems may take capitals and small letters for the same.
  const moved = new Map(redirects.map(({ from, to }) => [from.toLowerCase(), to]))
  const movedTo = (address: string) => {
    const target = content.addresses.get(address)
    return target ? target.movedTo : moved.get(address.toLowerCase())
  }
  const fixBody = bodyFixer(content, movedTo, renamed)
  const lines = [...renamed].map(([from, to]) => `${from}: renamed to ${basename(to)}`)
  const write = (file: string, before: string, after: string, what: string) => {
    if (before === after) return
    writeFileSync(join(root, file), after)
    lines.push(`${file}: ${what}`)
  }
  if (redirects.length > content.redirects.length)
    write("content/redirects.json", "", `${JSON.stringify(redirects, null, 2)}\n`, "former addresses")
  const spellings = new Map(content.known.categories.map(name => [topicSlug(name), name]))
  // A text from elsewhere takes the spelling of the site's own, not they its.
  for (const text of content.markdown.toSorted(
    (a, b) => Number(a.changes.length > 0) - Number(b.changes.length > 0),
  )) {
    const before = String(text.vfile.value)
    const body = before.slice(text.bodyStart)
    const fixed = fixBody(body, text)
    const changes = changesOf(text, spellings)
    write(
      text.file,
      before,
      frontMatter(text, changes) + fixed,
      [...changes.map(changeName), ...(fixed === body ? [] : ["text"])].join(", "),
    )
  }
  return lines
}
