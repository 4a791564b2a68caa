import { existsSync, renameSync, writeFileSync } from "node:fs"
import { basename, dirname, join } from "node:path/posix"
import { Document, isMap, isNode, isScalar, type Pair, parseDocument, visit, type YAMLSeq } from "yaml"
import type { Redirect } from "../shared/redirects"
import { isNewRedirect } from "./check/addresses"
import { type ContentIndex, indexContent } from "./check/content-index"
import { formerAddresses } from "./check/foreign-fields"
import { bodyFixer } from "./fix-body"
import { type Change, withoutTaxonomies } from "./read/normalise"
import { type MarkdownFile, readContent } from "./read/read-content"
import { filesBelow } from "./read/read-files"
import { isMarkdownFolder } from "./types/all-types"
import type { Values } from "./types/content-type"
import { slugOf, slugPattern, titleSlug, topicSlug } from "./types/slug"
import { entriesOf } from "./types/values"

const asYaml = (values: Values): string => {
  const document = new Document(values)
  const tags = document.get("tags") as YAMLSeq | undefined
  if (tags) tags.flow = true
  return document.toString({ lineWidth: 0, flowCollectionPadding: false })
}

/** Comments inside a value, which would otherwise go with it. */
const commentsIn = ({ value }: Pair): string => {
  const comments: string[] = []
  if (isNode(value))
    visit(value, {
      Node: (_key, { comment, commentBefore }) => {
        comments.push(
          ...[commentBefore, isScalar(value) ? "" : comment].filter(one => typeof one === "string"),
        )
      },
    })
  return comments
    .filter(Boolean)
    .flatMap(comment => comment.split("\n").map(line => `#${line}\n`))
    .join("")
}

/** Replaces single fields of a block of YAML, so that everything else stays as it is; undefined if it is no such block. */
const replaceFields = (yaml: string, changes: readonly Change[]): string | undefined => {
  const { contents } = parseDocument(yaml, { prettyErrors: false })
  if (!isMap(contents) || contents.flow) return undefined
  let [changed, added] = [yaml, ""]
  const pairOf = ({ from }: Change) =>
    contents.items.find(({ key }) => isScalar(key) && String(key.value) === from)
  const startOf = (change: Change) => {
    const key = pairOf(change)?.key
    return isScalar(key) ? (key.range?.[0] ?? -1) : -1
  }
  // From the last to the first, so that places stay right.
  for (const change of changes.toSorted((a, b) => startOf(b) - startOf(a))) {
    const [pair, start] = [pairOf(change), startOf(change)]
    const line = asYaml({ [change.to]: change.value })
    if (!pair || start < 0) added += line
    else {
      const end = (isNode(pair.value) && pair.value.range?.[1]) || start + String(change.from).length + 1
      const [space = ""] = /\s*$/.exec(yaml.slice(start, end)) ?? []
      changed = changed.slice(0, start) + commentsIn(pair) + line.trimEnd() + space + changed.slice(end)
    }
  }
  return changed + (changed.endsWith("\n") || !added ? "" : "\n") + added
}

/** The front matter with these changes, up to where the text begins. */
const frontMatter = (
  { written, block, vfile, bodyStart }: MarkdownFile,
  changes: readonly Change[],
): string => {
  const text = String(vfile.value)
  if (changes.length === 0) return text.slice(0, bodyStart)
  const source = text.slice(block.start, block.end)
  const withLineEnds = (front: string) => (source.includes("\r\n") ? front.replace(/\r?\n/g, "\r\n") : front)
  const inPlace = block.language === "yaml" && replaceFields(source, changes)
  if (inPlace) return text.slice(0, block.start) + withLineEnds(inPlace) + text.slice(block.end, bodyStart)
  const fields = Object.entries(withoutTaxonomies(written)).map(([field, value]) => {
    const change = changes.find(({ from }) => from === field)
    return change ? [change.to, change.value] : [field, value]
  })
  const added = changes.filter(({ from }) => !from).map(({ to, value }) => [to, value])
  const comments = block.language === "toml" ? (source.match(/^[ \t]*#.*\n/gm) ?? []).join("") : ""
  return withLineEnds(`---\n${comments}${asYaml(Object.fromEntries([...fields, ...added]))}---\n`)
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
