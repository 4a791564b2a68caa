import { readContent } from "../read/read-content"
import { describeContent } from "../report/describe-content"
import { type Problem, sortProblems } from "../report/problems"
import { schemaProblems } from "../report/schema-problems"
import { jsonTypeOf, markdownTypes } from "../types/content-types"
import { checkBodies } from "./bodies"
import { checkLabels } from "./categories-and-tags"
import { checkCharts } from "./charts"
import { checkExternalUrls, checkNavigation } from "./fields-with-addresses"
import { checkCovers } from "./images"
import { checkNamedEntries } from "./named-entries"
import { checkPageHeads } from "./page-heads"
import { checkRedirects } from "./redirects"
import { checkRequiredFiles } from "./required-files"
import { type Site, siteModel } from "./site-model"
import { checkSlugs } from "./slugs"
import { checkTokens } from "./tokens"
import { checkUpdated } from "./updated-days"

const checkSchemas = ({ markdown, json }: Site): Problem[] => [
  ...markdown.flatMap(file => schemaProblems(markdownTypes[file.kind].schema, file)),
  ...json.flatMap(file => {
    const type = jsonTypeOf(file.name)
    return type ? schemaProblems(type.schema, file) : []
  }),
]

const checks = [
  checkRequiredFiles,
  checkSchemas,
  checkUpdated,
  checkSlugs,
  checkLabels,
  checkBodies,
  checkCovers,
  checkExternalUrls,
  checkNavigation,
  checkNamedEntries,
  checkRedirects,
  checkCharts,
  checkTokens,
  checkPageHeads,
]

/**
 * Checks all content of the site before pages are made (docs/behaviour.md, "Content: mistakes").
 * @param root the project folder
 * @returns every problem found, by file and line, and in words what was checked
 */
export const inspectContent = (root: string): { problems: Problem[]; checked: string } => {
  const site = siteModel(readContent(root))
  const problems = sortProblems([...site.problems, ...checks.flatMap(check => check(site))])
  return { problems, checked: describeContent(site) }
}

/** The problems of all content below a project folder; none when the content is sound. */
export const checkContent = (root: string): Problem[] => inspectContent(root).problems
