import { readContent } from "../read/read-content"
import { describeContent } from "../report/describe-content"
import { errorsIn, type Problem, sortProblems } from "../report/problems"
import { schemaProblems } from "../report/schema-problems"
import { jsonTypeOf, markdownTypes } from "../types/content-types"
import { checkAuthorsAndSources } from "./authors-and-sources"
import { checkBodies } from "./bodies"
import { checkCases } from "./cases"
import { checkLabels } from "./categories-and-tags"
import { checkCharts } from "./charts"
import { checkDays } from "./days"
import { checkFieldWords } from "./field-words"
import { checkExternalUrls, checkNavigation } from "./fields-with-addresses"
import { checkImageFiles } from "./image-files"
import { checkPictures } from "./images"
import { knownAddresses } from "./known-addresses"
import { checkLedger } from "./ledger"
import { checkNamedEntries } from "./named-entries"
import { checkPageHeads } from "./page-heads"
import { checkRedirects } from "./redirects"
import { checkRequiredFiles } from "./required-files"
import { checkSiteData } from "./site-data"
import { type Site, siteModel } from "./site-model"
import { checkSlugs } from "./slugs"
import { checkStrayFiles } from "./stray-files"
import { checkTokens } from "./tokens"

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
  checkDays,
  checkAuthorsAndSources,
  checkFieldWords,
  checkSiteData,
  checkSlugs,
  checkLabels,
  checkBodies,
  checkPictures,
  checkExternalUrls,
  checkNavigation,
  checkNamedEntries,
  checkRedirects,
  checkCharts,
  checkCases,
  checkLedger,
  checkTokens,
  checkPageHeads,
]

const problemsOf = (site: Site): Problem[] => {
  const problems = [
    ...site.problems,
    ...checks.flatMap(check => check(site)),
    ...checkStrayFiles(site, new Set(knownAddresses(site).keys())),
  ]
  site.keep()
  return problems
}

/** What was found in the content, and in words what was looked at. */
export type Inspection = { problems: Problem[]; checked: string }

/**
 * Checks all content of the site before pages are made (docs/behaviour.md, "Content: mistakes").
 * @param root the project folder
 * @returns every problem found, by file and line, and in words what was checked
 */
export const inspectContent = async (root: string): Promise<Inspection> => {
  const site = siteModel(readContent(root))
  const problems = sortProblems([...problemsOf(site), ...(await checkImageFiles(site))])
  return { problems, checked: describeContent(site) }
}

/** The mistakes of all content below a project folder, but for those inside of images; none when it is sound. */
export const checkContent = (root: string): Problem[] =>
  errorsIn(sortProblems(problemsOf(siteModel(readContent(root)))))
