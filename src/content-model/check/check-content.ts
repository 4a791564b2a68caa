import { readContent } from "../read/read-content"
import type { Problem } from "../report/problems"
import { checkCases, checkSamples } from "./cases"
import { checkBodyCharts, checkCharts } from "./charts"
import { checkFields } from "./fields"
import { checkFiles } from "./files"
import { checkImageFiles } from "./image-files"
import { checkBodyImages } from "./images"
import { checkLabels } from "./labels"
import { checkBodyLinks } from "./links"
import { checkRedirects } from "./redirect-rules"
import { siteModel } from "./site-model"

/** Checks all content of a project. @returns every problem, by file and line, and the number of files checked */
export const inspectContent = async (root: string): Promise<{ problems: Problem[]; files: number }> => {
  const site = siteModel(readContent(root))
  const checks = [checkFields, checkFiles, checkLabels, checkRedirects, checkCharts, checkCases, checkSamples]
  for (const check of checks) check(site)
  for (const text of site.markdown) {
    checkBodyLinks(text, site)
    checkBodyImages(text, site)
    checkBodyCharts(text, site)
  }
  await checkImageFiles(site)
  return { problems: site.problems(), files: site.markdown.length + site.json.length }
}
