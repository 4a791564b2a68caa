import { existsSync, renameSync, writeFileSync } from "node:fs"
import { basename, dirname, join } from "node:path/posix"
import { Document, isSeq, type Node, parseDocument, type Scalar, visit, type YAMLMap } from "yaml"
import type { Redirect } from "../shared/redirects"
import { isNewRedirect } from "./check/addresses"
import { type ContentIndex, indexContent } from "./check/content-index"
import { formerAddresses } from "./check/foreign-fields"
import { bodyFixer } from "./fix-body"
import { type Change, withoutTaxonomies } from "./read/normalise"
import { type MarkdownFile, readContent } from "./read/read-content"
import { filesBelow } from "./read/read-files"
import { isMarkdownFolder } from "./types/all-types"
import { slugOf, slugPattern, titleSlug, topicSlug } from "./types/slug"
import { entriesOf } from "./types/values"

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
    block.language === "yaml" ? parseDocument(source) : new Document(withoutTaxonomies(written))
  const fields = document.contents as YAMLMap<Scalar, Node | null>
  if (block.language === "toml")
    fields.commentBefore = [...source.matchAll(/^[ \t]*#(.*)/gm)].map(([, comment]) => comment).join("\n")
  for (const { from, to, value } of changes) {
    const node = document.createNode(value)
    if (isSeq(node)) node.flow = true
    const name = document.createNode(to)
    const pair = fields.items.find(({ key }) => key.value === from)
    if (pair) {
      // The field may be there too, empty.
      if (from !== to) fields.delete(name)
      node.comment = commentsIn(pair.value)
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
  const from = changes.find(({ to }) => to === "tags")?.from ?? ("tags" in written ? "tags" : undefined)
  const all = isSpelt
    ? changes
    : [...changes.filter(({ to }) => to !== "tags"), { from, to: "tags", value: tags }]
  // Where nothing else is foreign any more, an unknown author would be an error.
  const isUnknown = all.length > 0 && unused.includes("author") && slugPattern.test(String(written.author))
  return isUnknown ? [...all, { from: "author", to: "authors", value: written.author }] : all
}

type Rename = readonly [from: string, to: string]

/** Nothing is renamed to a name that is taken. */
const rename = (root: string, from: string, to: string): Rename[] => {
  if (from === to || existsSync(join(root, to))) return []
  renameSync(join(root, from), join(root, to))
  return [[from, to]]
}

const renameMdx = (root: string): Rename[] =>
  filesBelow(join(root, "content"))
    .files.filter(path => isMarkdownFolder(path.split("/")[0] ?? ""))
    .map(path => join("content", path))
    .flatMap(path => rename(root, path, path.replace(/\.(?:mdx|markdown)$/, ".md")))

/** No address has capitals, spaces or dots. */
const renameText = (root: string, { file, slug }: MarkdownFile): Rename[] => {
  const old = file.endsWith(`/${slug}/index.md`) ? dirname(file) : file
  const name = slugPattern.test(slug) ? slug : titleSlug(slug) || slug
  return rename(root, old, join(dirname(old), basename(old).replace(slug, name)))
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
 * Writes texts of other systems as this site's: front matter, names of files, links and redirects. Words, comments and the order
 * of fields stay as they are.
 * @param otherwise the category of articles without one of this site's @returns a line for each file that was changed
 */
export const fixContent = (root: string, otherwise?: string): string[] => {
  const renames = renameMdx(root)
  const read = readContent(root, otherwise)
  renames.push(...read.markdown.flatMap(text => renameText(root, text)))
  const renamed = (path: string) =>
    renames.reduce(
      (old, [from, to]) => (`${old}/`.startsWith(`${from}/`) ? to + old.slice(from.length) : old),
      path,
    )
  const markdown = read.markdown.map(text => {
    const file = renamed(text.file)
    return { ...text, file, slug: slugOf(file), folder: dirname(file) }
  })
  const content = indexContent({ ...read, markdown })
  const redirects = [...content.redirects, ...newRedirects(content)]
  // Other systems may take capitals and small letters for the same.
  const moved = new Map(redirects.map(({ from, to }) => [from.toLowerCase(), to]))
  const movedTo = (address: string) => {
    const target = content.addresses.get(address)
    return target ? target.movedTo : moved.get(address.toLowerCase())
  }
  const fixBody = bodyFixer(content, movedTo, renamed)
  const lines = renames.map(([from, to]) => `${from}: renamed to ${basename(to)}`)
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
    const names = changes.map(({ from, to }) => (from && from !== to ? `${from} as ${to}` : to))
    write(
      text.file,
      before,
      frontMatter(text, changes) + fixed,
      [...names, ...(fixed === body ? [] : ["text"])].join(", "),
    )
  }
  return lines
}
