import { type MarkdownFile, readContent } from "../read/read-content"
import { errorsIn, type Problem } from "../report/problems"
import { type BodyFacts, readBody } from "./bodies"
import { checkCases, checkSamples } from "./cases"
import { checkBodyCharts, checkCharts } from "./charts"
import { checkFields } from "./fields"
import { checkFiles } from "./files"
import { checkImageFiles } from "./image-files"
import { checkBodyImages } from "./images"
import { pageAddresses, withRedirects } from "./known-addresses"
import { checkLabels } from "./labels"
import { checkBodyLinks } from "./links"
import { checkRedirects } from "./redirect-rules"
import { type Site, siteModel } from "./site-model"

/** Checks everything but the inside of images. */
const checkTexts = (root: string): Site => {
  const site = siteModel(readContent(root))
  const bodyOf = (file: MarkdownFile): BodyFacts => {
    file.vfile.value = site.readMarkdown(file.vfile)
    const facts = readBody(file, site.tokens)
    file.vfile.value = ""
    return facts
  }
  const bodies = new Map(site.markdown.map(file => [file, bodyOf(file)]))
  const pages = pageAddresses(site, bodies)
  const known = withRedirects(pages, site)
  const postOf = new Map(site.posts.map(post => [post.file, post]))
  const place = { site, known, bodies, postOf, nearby: new Map() }
  checkFields(site, place)
  checkFiles(site, bodies, known)
  checkLabels(site)
  checkRedirects(pages, place)
  checkCharts(site)
  checkCases(site)
  checkSamples(site)
  for (const [file, { images, charts }] of bodies) {
    checkBodyLinks(file, place)
    checkBodyImages(file, images, site)
    checkBodyCharts(file, charts, site)
  }
  return site
}

/** The errors of all content of a project, except those inside images. */
export const checkContent = (root: string): Problem[] => errorsIn(checkTexts(root).problems())

/** The problems found, and the number of files checked. */
export type Inspection = { problems: Problem[]; files: number }

/** Checks all content of a project. @returns every problem, by file and line */
export const inspectContent = async (root: string): Promise<Inspection> => {
  const site = checkTexts(root)
  await checkImageFiles(site)
  return { problems: site.problems(), files: site.markdown.length + site.json.length }
}
