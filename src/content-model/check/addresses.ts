import type { VFile } from "vfile"
import { isBuiltPath, isReservedSegment } from "../../shared/built-files"
import { listingOf, paths } from "../../shared/paths"
import { expandRedirects, isSection, type Redirect } from "../../shared/redirects"
import { requiredLegalPages } from "../read/read-content"
import {
  addError,
  addWarning,
  fieldError,
  fieldWarning,
  type Path,
  quote,
  type Source,
  suggestion,
} from "../report/problems"
import { isCase, isChart } from "../types/all-types"
import { type Choice, references } from "../types/content-type"
import { isPublished } from "../types/post"
import { redirect as redirectList } from "../types/redirect"
import { nameOf, slugOf, topicSlug } from "../types/slug"
import { entriesOf, stringOf, valueAt } from "../types/values"
import type { ContentIndex } from "./content-index"
import { linkProblem } from "./links"

/** Whether the further pages of the blog, or its not-found page, are below the address of such an article. */
export const isReservedSlug = (folder: string, slug: string): boolean =>
  folder === "posts" && /^(page|404)$/.test(slug)

/** Whether a page, or a file of the build or of `static/`, has the address of a text that is a page of its own. */
const isTakenByOthers = (slug: string, kind: string, { sitePages, staticFiles }: ContentIndex): boolean => {
  const namesakes = sitePages.filter(({ path }) => path === `/${slug}`)
  const isReserved = isReservedSegment(slug) && !(kind === "legal" && requiredLegalPages.includes(slug))
  return isReserved || namesakes.length > 1 || staticFiles.has(`/${slug}`)
}

export const checkSlugs = (content: ContentIndex): void => {
  const { markdown, json } = content
  const first = new Map<string, string>()
  const check = (vfile: VFile, kind: string, slug: string): void => {
    const owner = first.get(`${kind}/${slug}`) ?? vfile.path
    first.set(`${kind}/${slug}`, owner)
    if (nameOf(vfile.path).startsWith("_"))
      addError(vfile, "the name begins with _, by which other systems hide a text; rename or remove the file")
    else if (kind !== "posts" && vfile.path.includes("/_drafts/"))
      addError(
        vfile,
        "the folder _drafts holds drafts, and only articles can be drafts; move the file out of content",
      )
    else if (!slug) addError(vfile, "the name has no letter or digit for an address; rename the file")
    if (/^[0-9a-f]{12}$/.test(slug))
      addWarning(vfile, `the slug "${slug}" says nothing in an address; name the file after its title`)
    if (isReservedSlug(kind, slug))
      addError(vfile, `the slug "${slug}" is reserved below ${paths.blog}; rename the file`)
    if (owner !== vfile.path)
      addError(vfile, `the slug "${slug}" is already used by ${owner}; rename one of them`)
    else if ((kind === "legal" || kind === "pages") && isTakenByOthers(slug, kind, content))
      addError(vfile, `the address /${slug} is that of another page; rename the file`)
  }
  for (const { vfile, kind, slug } of markdown) check(vfile, kind, slug)
  // A case is a chart too.
  for (const isKind of [isChart, isCase])
    for (const { vfile, name } of json) if (isKind(name)) check(vfile, "charts", slugOf(name))
}

/** What fields may refer to; undefined where the file is unreadable. */
const allowedNames = (content: ContentIndex): Partial<Record<Choice, string[]>> => {
  const files = [...content.contentFiles].filter(file => /\.(md|json)$/.test(file))
  const names: Partial<Record<Choice, string[]>> = {}
  for (const [choice, to] of Object.entries(references)) {
    const list = "list" in to ? content.fileNamed(to.list) : undefined
    if ("folder" in to)
      names[choice as Choice] = files.filter(file => file.startsWith(`content/${to.folder}/`)).map(slugOf)
    else if (list || !files.includes(`content/${to.list}`))
      names[choice as Choice] = entriesOf(list?.data)
        .map(entry => stringOf(valueAt(entry, to.key)))
        .filter(Boolean)
  }
  return names
}

export const referenceCheck = (content: ContentIndex) => {
  const names = allowedNames(content)
  return (source: Source, path: Path, value: string, refersTo: Choice): void => {
    const known = names[refersTo]
    if (!known) return
    // The slug of an article that no longer exists is harmless there.
    const report = source.file === "content/retired.json" ? fieldWarning : fieldError
    const kind = refersTo === "category" ? "name" : "slug"
    const post = refersTo === "post" && content.posts.find(({ slug }) => slug === value)
    if (!known.includes(value))
      report(source, path, `${quote(value)} is not the ${kind} of any ${refersTo}${suggestion(value, known)}`)
    else if (post && !isPublished(post.data, content.day))
      fieldWarning(source, path, `${quote(value)} is not published yet; it is left out until then`)
  }
}

type Topic = { name: string; slug: string; source: Source; path: Path }

const topicsIn = (names: unknown, source: Source, pathOf: (index: number) => Path): Topic[] =>
  entriesOf(names)
    .map(stringOf)
    .map((name, index) => ({ name, slug: topicSlug(name), source, path: pathOf(index) }))
    .filter(({ name }) => name.trim())

const report = ({ name, source, path }: Topic, message: string) =>
  fieldError(source, path, `${quote(name)} ${message}`)

export const checkTopics = (content: ContentIndex): void => {
  const source = content.fileNamed("categories.json")
  const names = content.categories.map(({ name }) => name)
  const categories = source ? topicsIn(names, source, index => [index, "name"]) : []
  const tags = content.markdown.flatMap(text => topicsIn(text.data.tags, text, index => ["tags", index]))
  const inStatic = new Set([...content.staticFiles].map(path => path.split("/")[1] ?? ""))
  for (const topic of categories) {
    const owner = isReservedSegment(topic.slug)
      ? "another page"
      : inStatic.has(topic.slug) && `static/${topic.slug}`
    if (owner) report(topic, `would have the address /${topic.slug} of ${owner}; choose another name`)
  }
  const first = new Map<string, Topic>()
  for (const topic of [...categories, ...tags]) {
    if (!topic.slug) report(topic, "cannot be made into an address; expected a letter or digit")
    const earlier = first.get(topic.slug)
    if (!earlier) first.set(topic.slug, topic)
    else if (earlier.name !== topic.name) {
      const place = earlier.source === topic.source ? "above" : `in ${earlier.source.file}`
      report(topic, `has the same address as ${quote(earlier.name)} ${place}; use one spelling`)
    }
  }
}

const currentUse = (path: string, { pages, staticFiles, day }: ContentIndex): string | undefined => {
  const { text, movedTo } = pages.get(path) ?? {}
  if (text && !isPublished(text.data, day))
    return text.data.draft === true
      ? undefined
      : `the address of ${text.file}, which is published on ${stringOf(text.data.date)}`
  if (movedTo) return "a retired address, which already answers 410"
  if (pages.has(path)) return "a page of this site"
  if (staticFiles.has(path)) return `the file static${path}`
  if (pages.has(listingOf(path))) return `reserved for the listing ${listingOf(path)}`
  return isBuiltPath(path) ? "reserved for files of the build" : undefined
}

const fromProblem = (redirect: Redirect, content: ContentIndex): string | undefined => {
  for (const { from } of expandRedirects([redirect], content.pages.keys())) {
    const use = currentUse(from, content)
    if (use) return from === redirect.from ? `is ${use}` : `covers ${quote(from)}, which is ${use}`
  }
  return undefined
}

const toProblem = (redirect: Redirect, content: ContentIndex): string | undefined => {
  const { from, to } = redirect
  if (from.endsWith("/*") !== to.endsWith("/*")) return 'must end in "/*" where from does, and only there'
  const next = content.redirectTargets.get(to)
  if (next !== undefined)
    return next === to || next === from ? "is a redirect loop" : `is itself redirected; use ${quote(next)}`
  if (!isSection(redirect)) return linkProblem(to, undefined, { ...content, addresses: content.pages })
  return expandRedirects([redirect], content.pages.keys()).length > 0 ? undefined : "covers no page"
}

/** Whether a redirect can be added to the others. */
export const isNewRedirect = (redirect: Redirect, content: ContentIndex): boolean => {
  // A redirect is a file, and on some disks that of a page with small letters.
  if (content.pages.has(redirect.from.toLowerCase())) return false
  if (content.redirectTargets.has(redirect.from)) return false
  return (
    redirectList.schema.safeParse([redirect]).success &&
    !fromProblem(redirect, content) &&
    !toProblem(redirect, content)
  )
}

export const checkRedirects = (content: ContentIndex): void => {
  const source = content.fileNamed("redirects.json")
  // checkFields reports what the schema rejects.
  if (!source || !redirectList.schema.safeParse(source.data).success) return
  content.redirects.forEach((redirect, index) => {
    const problems = { from: fromProblem(redirect, content), to: toProblem(redirect, content) }
    for (const [field, problem] of Object.entries(problems))
      if (problem) fieldError(source, [index, field], `${quote(redirect[field as "from" | "to"])} ${problem}`)
  })
}
