import { checkBodies } from "./bodies"
import { chartSchema } from "./chart-schema"
import { checkCharts, isChart } from "./charts"
import { describeContent } from "./describe-content"
import { checkExternalUrls, checkNavigation } from "./fields-with-addresses"
import { checkCovers } from "./images"
import { checkLabels } from "./labels"
import { checkNamedEntries } from "./named-entries"
import { checkPageHeads } from "./page-heads"
import { pageSchemas } from "./page-schemas"
import { type Problem, sortProblems } from "./problems"
import { readContent } from "./read-content"
import { checkRequiredFiles } from "./required-files"
import { schemaProblems } from "./schema-problems"
import { listSchemas, markdownSchemas } from "./schemas"
import { type Site, siteModel } from "./site-model"
import { checkSlugs } from "./slugs"
import { checkTokens } from "./tokens"
import { checkUpdated } from "./updated"

const jsonSchemas = { ...listSchemas, ...pageSchemas }

const checkSchemas = ({ markdown, json }: Site): Problem[] => [
  ...markdown.flatMap(file => schemaProblems(markdownSchemas[file.kind], file)),
  ...json.flatMap(file =>
    schemaProblems(isChart(file) ? chartSchema : jsonSchemas[file.name as keyof typeof jsonSchemas], file),
  ),
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
