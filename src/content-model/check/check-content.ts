import { location } from "vfile-location"
import { isPlaceholder } from "../../shared/placeholders"
import { readContent } from "../read/read-content"
import { addError, fieldWarning, type Problem, quote } from "../report/problems"
import { entriesOf, stringOf, valueAt } from "../types/values"
import { checkRedirects, checkSlugs, checkTopics } from "./addresses"
import { checkBrand } from "./brand"
import { checkCases } from "./cases"
import { checkBodyCharts, checkCharts } from "./charts"
import { type ContentIndex, indexContent } from "./content-index"
import { checkFields } from "./fields"
import { checkFiles } from "./files"
import { checkForeignFields, checkHiddenFields } from "./foreign-fields"
import { checkBodyImages, checkImageFiles } from "./images"
import { checkBodyLinks } from "./links"
import { checkPrivacyPolicy } from "./privacy-policy"

/** Proof that the sample invented must not go live. A claim's figure and label are two fields. */
const checkInvented = ({ fileNamed, json, markdown }: ContentIndex): void => {
  const list = fileNamed("sample.json")
  for (const words of entriesOf(valueAt(list?.data, "words")).map(stringOf).filter(Boolean))
    for (const source of [...json, ...markdown]) {
      const written = String(source.vfile.value)
      if (source === list || !written.replace(/",\s*"label": "/g, " ").includes(words)) continue
      const reason = `has ${quote(words)}, which the sample invented; replace it, or, if it is true, take it out of content/sample.json`
      addError(source.vfile, reason, location(written).toPoint(Math.max(0, written.indexOf(words))))
    }
}

const checkSiteSettings = (content: ContentIndex): void => {
  const { fileNamed, json } = content
  const source = fileNamed("site.json")
  if (!source) return
  for (const detail of [["email"], ["whatsapp"], ["network", "url"]]) {
    const path = ["contact", ...detail]
    const value = stringOf(valueAt(source.data, ...path))
    if (!value) fieldWarning(source, path, "is not set; pages leave it out")
    else if (isPlaceholder(value))
      fieldWarning(source, path, `${quote(value)} is a placeholder; replace it before the site goes live`)
  }
  if (valueAt(source.data, "legal") === undefined)
    fieldWarning(
      source,
      ["legal"],
      "is not set; footer, privacy policy and terms don’t say who is responsible",
    )
  if (valueAt(source.data, "sample") === true) return
  checkInvented(content)
  const reason =
    'is a sample, but content/site.json has no "sample": true; add that there, or replace the sample'
  for (const { data, vfile } of json) {
    const entries = [data, ...entriesOf(data), ...entriesOf(valueAt(data, "claims"))]
    if (entries.some(entry => valueAt(entry, "sample") === true)) addError(vfile, reason)
  }
}

/** @returns all problems, sorted by file and line, and the number of files checked */
export const checkContent = async (root: string): Promise<{ problems: Problem[]; files: number }> => {
  const content = indexContent(readContent(root))
  const checks = [
    checkForeignFields,
    checkHiddenFields,
    checkFields,
    checkFiles,
    checkSlugs,
    checkTopics,
    checkRedirects,
    checkCharts,
    checkCases,
    checkBrand,
    checkSiteSettings,
    checkPrivacyPolicy,
  ]
  for (const check of checks) check(content)
  for (const text of content.markdown) {
    checkBodyLinks(text, content)
    checkBodyImages(text, content)
    checkBodyCharts(text, content)
  }
  await checkImageFiles(content)
  return { problems: content.problems(), files: content.markdown.length + content.json.length }
}
