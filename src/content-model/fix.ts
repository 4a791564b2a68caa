import { existsSync, renameSync, writeFileSync } from "node:fs"
import { basename, dirname, join } from "node:path/posix"
import { Document, isMap, isNode, isScalar, type Pair, parseDocument, visit, type YAMLSeq } from "yaml"
import { type Change, withoutTaxonomies } from "./read/normalise"
import { type MarkdownFile, readContent } from "./read/read-content"
import { filesBelow } from "./read/read-files"
import { isMarkdownFolder } from "./types/all-types"
import type { Values } from "./types/content-type"
import { slugPattern, titleSlug, topicSlug } from "./types/slug"
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

const rewritten = (
  { written, block, vfile, bodyStart }: MarkdownFile,
  changes: readonly Change[],
): string => {
  const text = String(vfile.value)
  const source = text.slice(block.start, block.end)
  const withLineEnds = (front: string) => (source.includes("\r\n") ? front.replace(/\r?\n/g, "\r\n") : front)
  const inPlace = block.language === "yaml" && replaceFields(source, changes)
  if (inPlace) return text.slice(0, block.start) + withLineEnds(inPlace) + text.slice(block.end)
  const fields = Object.entries(withoutTaxonomies(written)).map(([field, value]) => {
    const change = changes.find(({ from }) => from === field)
    return change ? [change.to, change.value] : [field, value]
  })
  const added = changes.filter(({ from }) => !from).map(({ to, value }) => [to, value])
  const comments = block.language === "toml" ? (source.match(/^[ \t]*#.*\n/gm) ?? []).join("") : ""
  const front = `---\n${comments}${asYaml(Object.fromEntries([...fields, ...added]))}---\n`
  return withLineEnds(front) + text.slice(bodyStart)
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

const renameMdx = (root: string): string[] =>
  filesBelow(join(root, "content")).files.flatMap(path => {
    const target = path.replace(/\.(?:mdx|markdown)$/, ".md")
    if (
      target === path ||
      !isMarkdownFolder(path.split("/")[0] ?? "") ||
      existsSync(join(root, "content", target))
    )
      return []
    renameSync(join(root, "content", path), join(root, "content", target))
    return `content/${path}: renamed to ${target}`
  })

/** No address has capitals, spaces or dots. Links to the old name are then errors of the check. */
const renameFor = (root: string, { file, slug }: MarkdownFile): string[] => {
  const old = file.endsWith(`/${slug}/index.md`) ? dirname(file) : file
  const target = join(dirname(old), basename(old).replace(slug, titleSlug(slug)))
  if (slugPattern.test(slug) || !titleSlug(slug) || existsSync(join(root, target))) return []
  renameSync(join(root, old), join(root, target))
  return [`${old}: renamed to ${basename(target)}`]
}

/**
 * Writes front matter of other systems as this site's fields; texts, comments and the order of fields stay as they are.
 * @param otherwise the category of articles without one of this site's @returns a line for each file that was changed
 */
export const fixContent = (root: string, otherwise?: string): string[] => {
  const renamed = renameMdx(root)
  const { markdown, known } = readContent(root, otherwise)
  const spellings = new Map(known.categories.map(name => [topicSlug(name), name]))
  // A text from elsewhere takes the spelling of the site's own, not they its.
  const ownFirst = markdown.toSorted((a, b) => Number(a.changes.length > 0) - Number(b.changes.length > 0))
  const written = ownFirst.flatMap(text => {
    const { data, changes, unused, file } = text
    const tags = spellTags(data.tags, spellings)
    const isSpelt = tags.join("\n") === entriesOf(data.tags).join("\n")
    const from =
      changes.find(({ to }) => to === "tags")?.from ?? ("tags" in text.written ? "tags" : undefined)
    const all = isSpelt
      ? [...changes]
      : [...changes.filter(({ to }) => to !== "tags"), { from, to: "tags", value: tags }]
    // Where nothing else is foreign any more, an unknown author would be an error.
    if (all.length > 0 && unused.includes("author") && slugPattern.test(String(text.written.author)))
      all.push({ from: "author", to: "authors", value: text.written.author })
    if (all.length > 0) writeFileSync(join(root, file), rewritten(text, all))
    const names = all.map(({ from, to }) => (from && from !== to ? `${from} as ${to}` : to))
    return [...(all.length > 0 ? [`${file}: ${names.join(", ")}`] : []), ...renameFor(root, text)]
  })
  return [...renamed, ...written]
}
