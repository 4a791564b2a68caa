import { readFileSync } from "node:fs"
import { join, posix } from "node:path"
import { decodeAddress, schemeOf } from "../../shared/addresses"
import { isBuiltFile } from "../../shared/built-files"
import { requiredJson, requiredLegalPages } from "../read/read-content"
import { addError, addWarning, fieldWarning, quote } from "../report/problems"
import { isMarkdownFolder } from "../types/all-types"
import { entriesOf, valueAt } from "../types/values"
import type { ContentIndex } from "./content-index"
import { hasScript } from "./written-syntax"

const checkRequired = ({ contentFiles, vfileOf }: ContentIndex): void => {
  for (const name of [...requiredJson, ...requiredLegalPages.map(slug => `legal/${slug}.md`)]) {
    const file = `content/${name}`
    if (!contentFiles.has(file) && !contentFiles.has(file.replace(/\.md$/, "/index.md")))
      addError(vfileOf(file), "this required file is missing")
  }
}

const usedFiles = ({ markdown }: ContentIndex): Set<string> =>
  new Set(
    markdown.flatMap(({ links, images, folder, data }) => {
      const pictures = [data.cover, data.drawing, data.picture].map(String)
      return [...links.map(({ href }) => href), ...images.map(({ src }) => src), ...pictures]
        .filter(address => !/^[/#]/.test(address) && !schemeOf(address))
        .map(address => posix.join(folder, decodeAddress(address.replace(/[?#].*$/, "")) ?? address))
    }),
  )

// The files made of an image and the compressed ones have longer names, and file systems hold 255 bytes.
const maxNameBytes = 240

const nameProblem = (path: string): string | undefined => {
  const name = posix.basename(path)
  if (/[\p{Cc}\\]/u.test(path))
    return "the name has a line break or backslash, which no address may have; rename the file"
  if (path !== path.normalize())
    return `the name has accents as separate characters (NFD), so typed links miss it; rename the file to ${quote(name.normalize())}, as npm run check:content -- --fix does`
  const bytes = Buffer.byteLength(name)
  return bytes > maxNameBytes
    ? `the name has ${bytes} bytes; expected at most ${maxNameBytes}; rename the file`
    : undefined
}

const allFiles = ({ contentFiles, staticFiles }: ContentIndex): string[] => [
  ...contentFiles,
  ...Array.from(staticFiles, path => `static${path}`),
]

const checkNames = (content: ContentIndex): void => {
  for (const file of allFiles(content)) {
    const problem = nameProblem(file)
    if (problem) addError(content.vfileOf(file), problem)
  }
}

/** Reports files that an editor may expect to have a page, and names that differ only in case. */
const checkUnusedFiles = (content: ContentIndex): void => {
  const used = usedFiles(content)
  const withText = new Set<string>()
  const names = new Map<string, string>()
  const report = (file: string, reason: string) => addError(content.vfileOf(file), reason)
  for (const file of content.contentFiles) {
    const namesake = names.get(file.toLowerCase())
    names.set(file.toLowerCase(), file)
    if (namesake) report(file, `the name differs from ${namesake} only in case; rename one of them`)
    const isText = /\.(mdx?|markdown|txt)$/i.test(file)
    if (isText || used.has(file))
      for (let folder = posix.dirname(file); folder !== "."; folder = posix.dirname(folder))
        withText.add(folder)
    if (used.has(file) || !isMarkdownFolder(file.split("/")[1] ?? "")) continue
    if (isText && !file.endsWith(".md"))
      report(file, `no page shows this file; rename it to end in .md, as npm run check:content -- --fix does`)
    if (/\.(docx?|odt|rtf|html?|pages)$|(^|\/)[^./]+$/i.test(file))
      report(file, "no page shows such a file; move its text to a file that ends in .md")
  }
  for (const folder of new Set([...content.contentFiles].map(file => posix.dirname(file)))) {
    const [, kind = "", name, ...deeper] = folder.split("/")
    if (isMarkdownFolder(kind) && name && deeper.length === 0 && !withText.has(folder))
      report(folder, `the folder has no text; expected the file ${folder}/index.md`)
  }
}

const checkStatic = ({ staticFiles, vfileOf, addresses }: ContentIndex): void => {
  for (const path of staticFiles) {
    const file = `static${path}`
    const isPage = path.endsWith("/index.html") && addresses.has(path.replace(/\/index\.html$/, "") || "/")
    if (isPage || isBuiltFile(path))
      addError(vfileOf(file), "the build puts its own files there; move or rename this one")
    if (/\.(sql|bak|old|env|pem|key|p12|sqlite|db|log)$/i.test(path))
      addWarning(vfileOf(file), "this file looks private, and everyone could download it; remove it if it is")
  }
}

const program = /\.(?:[cm]?js|xslt?|svgz)$/i
// images.ts says more about drawings in texts.
const markup = /^static.*\.svg$|\.(?:x?html?|xml)$/i

const activity = (root: string, file: string): string | undefined => {
  if (program.test(file)) return "is a program, which would run as a part of the site"
  if (markup.test(file) && hasScript(readFileSync(join(root, file), "utf8")))
    return "contains a script, which would run as a part of the site"
  return undefined
}

/**
 * What lies in `static/` or `content/` has the site's origin: it could read what visitors write, and what the CMS stores.
 * `allowedFiles` in `content/site.json` names what may.
 */
const checkActiveFiles = (content: ContentIndex): void => {
  const { root, symlinks, fileNamed, vfileOf } = content
  const files = allFiles(content)
  const source = fileNamed("site.json")
  const allowed = entriesOf(valueAt(source?.data, "allowedFiles")).map(String)
  const report = (file: string, reason: string) =>
    addError(
      vfileOf(file),
      `the file ${reason}; remove it, or add "${file}" to allowedFiles in content/site.json`,
    )
  // A folder would need a check of all that is in it.
  for (const link of symlinks)
    if (!allowed.includes(link) || !files.includes(link))
      report(link, "is a symbolic link, which would publish whatever it leads to")
  for (const file of files) {
    const reason = allowed.includes(file) ? undefined : activity(root, file)
    if (reason) report(file, reason)
  }
  for (const [index, file] of allowed.entries())
    if (source && !files.includes(file))
      fieldWarning(source, ["allowedFiles", index], `${quote(file)} is not an existing file; remove it`)
}

export const checkFiles = (content: ContentIndex): void => {
  checkRequired(content)
  checkNames(content)
  checkUnusedFiles(content)
  checkStatic(content)
  checkActiveFiles(content)
}
