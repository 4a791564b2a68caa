import { parse as parseHtml } from "node-html-parser"
import type { Section } from "../../search/excerpt"

const ignoredElements = "svg, script, style, button, form, .chart-foot, [aria-hidden=true]"
const heading = /<h[2-6](?:[^>]*? id="([^"]*)")?[^>]*>(.*?)<\/h[2-6]>/

/** Parses code blocks too, which are text by default. */
const parse = (html: string) => parseHtml(html, { blockTextElements: {} })
const hasWords = (cell: string): boolean => /[\p{L}\p{N}]/u.test(cell)

const htmlText = (html: string): string =>
  parse(
    html
      .replace(/<\/t[dh]>\s*(?=<t[dh])/g, " · ")
      .replace(/<\/?su[bp][^>]*>/g, " ")
      .replace(/<br *\/?>|<\/(?:p|li|tr|pre|div|d[dt]|figcaption|blockquote)>/g, "\n$&"),
  )
    .text.split("\n")
    .map(line => line.replace(/\s+/g, " ").trim().split(" · ").filter(hasWords).join(" · "))
    .filter(Boolean)
    .join("\n")

export const toSections = (html: string): Section[] => {
  const lines = html.replace(/<pre[\s\S]*?<\/pre>/g, code => code.replaceAll("\n", "<br>"))
  const root = parse(lines.replace(/\s+/g, " "))
  for (const element of root.querySelectorAll(ignoredElements)) element.remove()
  const [intro = "", ...rest] = root.toString().split(heading)
  const sections: Section[] = [{ heading: "", anchor: "", text: htmlText(intro) }]
  for (let at = 0; at < rest.length; at += 3) {
    const [anchor = "", title = "", text = ""] = rest.slice(at, at + 3)
    sections.push({ heading: htmlText(title), anchor, text: htmlText(text) })
  }
  return sections.filter(section => section.heading || section.text)
}

export type Copy =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Copy[]
  | { readonly [field: string]: Copy }

export const copyToSections = (copy: Copy, anchor = ""): Section[] => {
  if (typeof copy === "string") return [{ heading: "", anchor, text: copy }]
  if (copy === null || typeof copy !== "object") return []
  if (Array.isArray(copy)) return copy.flatMap(item => copyToSections(item, anchor))
  const { heading, title, anchor: own, ...rest } = copy as { readonly [field: string]: Copy }
  const sections = Object.values(rest).flatMap(value => copyToSections(value, String(own ?? anchor)))
  const first = sections.findIndex(section => section.heading)
  const text = sections.slice(0, first < 0 ? undefined : first).map(section => section.text)
  const named = {
    heading: String(heading ?? title ?? ""),
    anchor: String(own ?? anchor),
    text: text.join("\n"),
  }
  return [named, ...(first < 0 ? [] : sections.slice(first))]
}
