import { dateFrom } from "./date-forms"

/** The names that categories and tags have on this site, as they are to be spelt. */
export type Names = { categories: readonly string[]; tags: readonly string[] }

const sameBut = (word: string, names: readonly string[]): string => {
  const plain = (text: string) =>
    text
      .trim()
      .toLowerCase()
      .replace(/[\s_-]+/g, " ")
  return names.find(name => plain(name) === plain(word)) ?? word
}

const unquoted = (value: string): string => /^(["'])(.*)\1$/.exec(value)?.[2] ?? value

const isPlain = (value: string): boolean => value !== "" && !/^["'[{|>#&]/.test(value)

/** A value that YAML would misread, in quotes. */
const withQuotes = (value: string): string => {
  const single = /^'(.*)'$/.exec(value)?.[1]
  if (single !== undefined && /[^']'[^']/.test(single)) return JSON.stringify(single.replace(/''/g, "'"))
  const isMisread = /:(\s|$)/.test(value) || /^[@%*!`]/.test(value)
  return isPlain(value) && isMisread ? JSON.stringify(value) : value
}

const spelt = (value: string, names: readonly string[]): string => {
  const found = sameBut(unquoted(value), names)
  return found === unquoted(value)
    ? value
    : value.startsWith('"') || value.startsWith("'")
      ? JSON.stringify(found)
      : found
}

const tagList = (value: string, names: readonly string[]): string => {
  const inner = /^\[(.*)\]$/.exec(value)?.[1]
  if (inner === undefined) return isPlain(value) ? `[${tagList(`[${value}]`, names).slice(1, -1)}]` : value
  return `[${inner
    .split(",")
    .map(tag => (/["'].*,|^\s*$/.test(tag) ? tag.trim() : spelt(tag.trim(), names)))
    .join(", ")}]`
}

const fixField = (name: string, value: string, { categories, tags }: Names): string => {
  if (name === "date" || name === "updated") return dateFrom(unquoted(value)) ?? value
  if (name === "category") return spelt(value, categories)
  if (name === "tags") return value === "" ? value : tagList(value, tags)
  return withQuotes(value)
}

const fixLine = (line: string, names: Names): string => {
  const spaced = line.replace(/^[ \t]*\t[ \t]*/, tabs =>
    tabs.replaceAll("\t", "  ").replace(/^ +(?=[\w-]+:)/, ""),
  )
  const [, before = "", value = "", after = ""] = /^([\w-]+:[ \t]*)(.*?)(\s*)$/.exec(spaced) ?? []
  if (!before) {
    const [, dash = "", entry = ""] = /^(\s*- +)(.*)$/.exec(spaced) ?? []
    return dash ? dash + spelt(entry, [...names.tags, ...names.categories]) : spaced
  }
  const [, plain = value, comment = ""] = /^(.*?)(\s+#.*)?$/.exec(value) ?? []
  const fixed = fixField(before.replace(/:.*$/s, ""), plain, names)
  const gap = fixed !== "" && /:$/.test(before) ? `${before} ` : before.replace(/:[ \t]+$/, ": ")
  return (value === "" ? before : gap) + fixed + comment + after
}

/**
 * Mends in a markdown file's front matter what is mechanical: tabs, quotes that YAML needs, the case of categories and
 * tags, forms of dates. Everything else, the body included, stays as it is.
 */
export const fixMarkdown = (text: string, names: Names): string => {
  const lines = text.replace(/^\uFEFF/, "").split("\n")
  const close = lines.findIndex((line, index) => index > 0 && /^---\s*$/.test(line))
  if (!/^---\s*$/.test(lines[0] ?? "") || close < 0) return text
  return lines.map((line, index) => (index > 0 && index < close ? fixLine(line, names) : line)).join("\n")
}

/** A JSON file without its byte order mark, and with spaces where tabs begin its lines. */
export const fixJson = (text: string): string =>
  text.replace(/^\uFEFF/, "").replace(/^\t+/gm, tabs => "  ".repeat(tabs.length))
