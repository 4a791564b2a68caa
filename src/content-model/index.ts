// What others use of the content model: they import this file and no other of it.

export { isReservedSlug } from "./check/addresses"
export { checkContent } from "./check/check-content"
export { closedPages } from "./read/closed-pages"
export { parseYaml, readFrontMatter } from "./read/front-matter"
export { logoFile, ownLogo } from "./read/logo"
export { normalise } from "./read/normalise"
export { readJson } from "./read/parse"
export { type Content, categoryNames, readContent, requiredJson } from "./read/read-content"
export { countProblems, errorsIn, explainProblems, type Problem, warningsIn } from "./report/problems"
export { type SitePage, sitePages } from "./site-pages"
export {
  bodyLayout,
  contentNodesOf,
  isMarkdownFolder,
  type JsonFolder,
  jsonFolders,
  jsonTypeOf,
  knownJson,
  type MarkdownFolder,
  markdownTypeOf,
  markdownTypes,
  titleFieldOf,
} from "./types/all-types"
export { author } from "./types/author"
export { caseStudy } from "./types/case-study"
export { contentSdl } from "./types/content-sdl"
export {
  type BuildContext,
  type Choice,
  type ContentType,
  references,
  type Values,
} from "./types/content-type"
export { diagramWords } from "./types/diagrams"
export { capital, expectedOf, maxImageBytes, metaOf, unwrap } from "./types/field-types"
export { isPublished, post, wordsPerMinute } from "./types/post"
export { maxDescriptionLength, maxTitleLength } from "./types/shared-fields"
export { siteSettings } from "./types/site-settings"
export { slugExpected, slugPattern, titleSlug } from "./types/slug"
