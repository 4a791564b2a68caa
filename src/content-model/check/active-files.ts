import { readFileSync } from "node:fs"
import { join } from "node:path"
import { addError, fieldWarning, quote } from "../report/problems"
import { entriesOf, valueAt } from "../types/values"
import type { ContentIndex } from "./content-index"

const program = /\.(?:[cm]?js|xslt?|svgz)$/i
// Of drawings in texts, check/image-files.ts says more.
const markup = /^static.*\.svg$|\.(?:x?html?|xml)$/i
const script = /<(?:[\w-]+:)?script\b|<[^>]*\son\w+\s*=|["'=\s]javascript:/i

const activity = (root: string, file: string): string | undefined => {
  if (program.test(file)) return "is a program, which would run as a part of the site"
  if (markup.test(file) && script.test(readFileSync(join(root, file), "utf8")))
    return "contains a script, which would run as a part of the site"
  return undefined
}

/**
 * What lies in `static/` or `content/` has the site's origin: it could read what visitors write, and what the CMS stores.
 * `allowedFiles` in `content/site.json` names what may.
 */
export const checkActiveFiles = (content: ContentIndex): void => {
  const { root, contentFiles, staticFiles, links, fileNamed, vfileOf } = content
  const files = [...contentFiles, ...[...staticFiles].map(path => `static${path}`)]
  const source = fileNamed("site.json")
  const allowed = entriesOf(valueAt(source?.data, "allowedFiles")).map(String)
  const report = (file: string, reason: string) =>
    addError(
      vfileOf(file),
      `the file ${reason}; remove it, or add "${file}" to allowedFiles in content/site.json`,
    )
  for (const link of links)
    if (!allowed.includes(link)) report(link, "is a symbolic link, which would publish whatever it leads to")
  for (const file of files) {
    const reason = allowed.includes(file) ? undefined : activity(root, file)
    if (reason) report(file, reason)
  }
  for (const [index, file] of allowed.entries())
    if (source && !files.includes(file) && !links.includes(file))
      fieldWarning(source, ["allowedFiles", index], `${quote(file)} does not exist; remove it`)
}
