import { existsSync, readFileSync } from "node:fs"
import { type HTMLElement, parse } from "node-html-parser"

/** One built HTML document. */
export type BuiltDocument = { path: string; html: string; root: HTMLElement }

/** The file below public/ that answers a path, as addresses write it. */
export const fileOf = (path: string): string => {
  if (path === "/") return "public/index.html"
  return /\.\w+$/.test(path) ? `public${decodeURIComponent(path)}` : `public${path}/index.html`
}

/** Parses HTML, also inside `pre` and `noscript`, which the parser by default leaves as text. */
export const parseHtml = (html: string): HTMLElement =>
  parse(html, { blockTextElements: { script: true, style: true } })

/** Reads and parses the built document of a path. */
export const readDocument = (path: string): BuiltDocument => {
  const html = readFileSync(fileOf(path), "utf8")
  return { path, html, root: parseHtml(html) }
}

/** The content of a document's meta tag, by name or property. */
export const meta = ({ root }: BuiltDocument, name: string): string | undefined =>
  root.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content")

/** The address of a document's link tag. */
export const linkTag = ({ root }: BuiltDocument, rel: string): string | undefined =>
  root.querySelector(`link[rel="${rel}"]`)?.getAttribute("href")

/** The texts of what a selector finds, each on one line. */
export const textsOf = ({ root }: BuiltDocument, selector: string): string[] =>
  root.querySelectorAll(selector).map(element => element.text.replace(/\s+/g, " ").trim())

/** The addresses of the links that a selector finds. */
export const hrefsOf = ({ root }: BuiltDocument, selector: string): (string | undefined)[] =>
  root.querySelectorAll(selector).map(element => element.getAttribute("href"))

/** The texts and addresses of the links that a selector finds. */
export const linksOf = (document: BuiltDocument, selector: string): (string | undefined)[][] => {
  const hrefs = hrefsOf(document, selector)
  return textsOf(document, selector).map((text, index) => [text, hrefs[index]])
}

/** The values and texts of the options of a list in a form. */
export const optionsOf = ({ root }: BuiltDocument, name: string): string[][] =>
  root
    .querySelectorAll(`select[name="${name}"] option`)
    .map(option => [option.getAttribute("value") ?? option.text, option.text])

/** The path that a document names as its canonical address. */
export const canonicalPath = (document: BuiltDocument): string =>
  new URL(linkTag(document, "canonical") ?? "").pathname

/** The text of a document's main part. */
export const mainText = (document: BuiltDocument): string => textsOf(document, "main")[0] ?? ""

/** The addresses within the site that a document links to or loads, as paths with their fragments. */
export const internalTargets = ({ root }: BuiltDocument): string[] => {
  const attributes = root
    .querySelectorAll("[href], [src]")
    .flatMap(element => [element.getAttribute("href"), element.getAttribute("src")])
  return [
    ...new Set(
      attributes.filter((target): target is string =>
        Boolean(target?.startsWith("/") || target?.startsWith("#")),
      ),
    ),
  ]
}

/** Whether the build wrote a file for a path without query and fragment. */
export const isBuilt = (path: string): boolean => existsSync(fileOf(path))
