import { posix } from "node:path"
import { readContent } from "../read/read-content"
import { errorsIn, type Problem } from "../report/problems"
import { readBody } from "./bodies"
import { checkCases } from "./cases"
import { checkBodyCharts, checkCharts } from "./charts"
import { checkFields } from "./fields"
import { checkFiles } from "./files"
import { checkImageFiles } from "./image-files"
import { checkBodyImages } from "./images"
import { pageAddresses, withRedirects } from "./known-addresses"
import { checkLabels } from "./labels"
import { checkBodyLinks } from "./links"
import { checkRedirects } from "./redirects"
import { checkSamples } from "./samples"
import { type Site, siteModel } from "./site-model"

/** What the content consists of, in one line: "27 files: 7 posts, 4 services, …". */
const describe = ({ markdown, json, posts }: Site): string => {
  const counts = new Map<string, number>()
  for (const kind of [...markdown.map(({ kind }) => kind), ...json.map(({ name }) => posix.dirname(name))])
    if (kind !== ".") counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const unpublished = posts.filter(({ published }) => !published).length
  const parts = [...counts].map(([kind, count]) => `${count} ${count === 1 ? kind.replace(/s$/, "") : kind}`)
  return `${markdown.length + json.length} files: ${parts.join(", ")}${unpublished ? ` (${unpublished} not published yet)` : ""}`
}

/** Reads and checks everything but the inside of images; each file is read and parsed once. */
const checkTexts = (root: string): Site => {
  const site = siteModel(readContent(root))
  const bodies = new Map(site.markdown.map(file => [file, readBody(file, site.tokens)]))
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

/** The errors of all content below a project folder, but for those inside of images. */
export const checkContent = (root: string): Problem[] => errorsIn(checkTexts(root).problems())

/** What was found in the content, and in words what was checked. */
export type Inspection = { problems: Problem[]; checked: string }

/**
 * Checks all content of the site before pages are made.
 * @param root the project folder
 * @returns every problem found, by file and line
 */
export const inspectContent = async (root: string): Promise<Inspection> => {
  const site = checkTexts(root)
  await checkImageFiles(site)
  return { problems: site.problems(), checked: describe(site) }
}
