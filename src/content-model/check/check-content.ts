import { readContent } from "../read/read-content"
import type { Problem } from "../report/problems"
import { checkCases } from "./cases"
import { checkBodyCharts, checkCharts } from "./charts"
import { indexContent } from "./content-index"
import { checkFields } from "./fields"
import { checkFiles } from "./files"
import { checkImageFiles } from "./image-files"
import { checkBodyImages } from "./images"
import { checkBodyLinks } from "./links"
import { checkRedirects } from "./redirect-rules"
import { checkSite } from "./site-settings"
import { checkTopics } from "./topics"

/** Checks all content of a project. @returns every problem, by file and line, and the number of files checked */
export const checkContent = async (root: string): Promise<{ problems: Problem[]; files: number }> => {
  const content = indexContent(readContent(root))
  const checks = [checkFields, checkFiles, checkTopics, checkRedirects, checkCharts, checkCases, checkSite]
  for (const check of checks) check(content)
  for (const text of content.markdown) {
    checkBodyLinks(text, content)
    checkBodyImages(text, content)
    checkBodyCharts(text, content)
  }
  await checkImageFiles(content)
  return { problems: content.problems(), files: content.markdown.length + content.json.length }
}
