import type { z } from "zod"
import { dayPattern } from "../../shared/day"
import { fillTokens } from "../../shared/text-tokens"
import { codePointOf, invisibleCharacters } from "../read/read-content"
import {
  addError,
  fieldError,
  fieldName,
  fieldWarning,
  type Path,
  quote,
  type Source,
} from "../report/problems"
import { suggestion } from "../report/suggestions"
import { jsonTypeOf, markdownTypes, slugOf } from "../types/all-types"
import { type Choice, type ContentType, choiceFolders } from "../types/content-type"
import { type FieldMeta, maxDescriptionLength, maxTitleLength, visitTexts } from "../types/field-types"
import { isPublished } from "../types/post"
import { entriesOf, stringOf, valueAt } from "../types/values"
import type { ContentIndex } from "./content-index"
import { checkImageField } from "./images"
import { checkAddressField } from "./links"
import { tokenProblems } from "./markdown-rules"

const describe = (value: unknown): string => {
  if (typeof value === "string") return quote(value)
  if (Array.isArray(value)) return `with ${value.length} ${value.length === 1 ? "entry" : "entries"}`
  return typeof value === "object" ? "with fields" : `${typeof value} ${value}`
}

const messageFor = (value: unknown, expected: string): string => {
  if (value === undefined) return `is missing; expected ${expected}`
  const isEmpty = value === null || (Array.isArray(value) && value.length === 0)
  if (isEmpty || (typeof value === "string" && value.trim() === "")) return `is empty; expected ${expected}`
  const isBare = /^(number|boolean)$/.test(typeof value)
  // Only a text field would accept it in quotes.
  const isText = isBare && /title|text|sentence|tag/.test(expected)
  if (!isBare) return `${describe(value)} is not ${expected}`
  return `is the ${describe(value)}, not ${expected}${isText ? "; if it is text, put it in quotes" : ""}`
}

const checkSchema = (schema: z.ZodType, source: Source): void => {
  for (const issue of schema.safeParse(source.data).error?.issues ?? []) {
    const { path, message } = issue
    const known: string[] | undefined = issue.code === "custom" ? issue.params?.known : undefined
    if (known) {
      const reason = `unknown field "${fieldName(path)}"${suggestion(String(path.at(-1)), known)}`
      addError(source.vfile, reason, source.placeOf(path))
    } else if (path.length === 0) addError(source.vfile, `the file is not ${message}`)
    else fieldError(source, path, messageFor(valueAt(source.data, ...path), message))
  }
}

const lists = {
  category: ["categories", "name"],
  author: ["authors", "slug"],
  brand: ["brands", "slug"],
} as const

/** What fields may refer to; undefined where the file is unreadable. */
const namesOf = (content: ContentIndex): Partial<Record<Choice, string[]>> => {
  const files = [...content.contentFiles].filter(file => /\.(md|json)$/.test(file))
  const names: Partial<Record<Choice, string[]>> = {}
  for (const [choice, folder] of Object.entries(choiceFolders))
    names[choice as Choice] = files.filter(file => file.startsWith(`content/${folder}/`)).map(slugOf)
  for (const [choice, [name, key]] of Object.entries(lists)) {
    const list = content.fileNamed(`${name}.json`)
    if (list || !files.includes(`content/${name}.json`))
      names[choice as Choice] = entriesOf(list?.data)
        .map(entry => stringOf(valueAt(entry, key)))
        .filter(Boolean)
  }
  return names
}

const checkReference = (
  source: Source,
  path: Path,
  value: string,
  refersTo: Choice,
  known: string[],
  content: ContentIndex,
) => {
  // The slug of an article that no longer exists is harmless there.
  const report = source.file === "content/retired.json" ? fieldWarning : fieldError
  const kind = refersTo === "category" ? "name" : "slug"
  const post = refersTo === "post" && content.posts.find(({ slug }) => slug === value)
  if (!known.includes(value))
    report(source, path, `${quote(value)} is not the ${kind} of any ${refersTo}${suggestion(value, known)}`)
  else if (post && !isPublished(post.data, content.day))
    fieldWarning(source, path, `${quote(value)} is not published yet; it is left out until then`)
}

const checkDay = (source: Source, path: Path, value: string, isPast: boolean, { day }: ContentIndex) => {
  const date = stringOf(valueAt(source.data, "date"))
  const latest = date > day ? date : day
  if (isPast && value > latest)
    fieldError(source, path, `${value} is in the future; expected ${latest} or earlier`)
  if (path[0] === "updated" && value < date) fieldError(source, path, `${value} is before the date, ${date}`)
  if (path[0] === "date" && value > day && valueAt(source.data, "draft") !== true)
    fieldWarning(source, path, `${value} is in the future; the article is left out until then`)
}

const markup =
  /\*\*[^*]+\*\*|(?<!\w)([_*])[^\s_*][^_*]*\1(?!\w)|`[^`]+`|\[[^\]]*\]\([^)]*\)|<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);|^[“”„«].*[“”»]$/i
// The characters that the fonts of share images have.
const drawable = /^[\p{Script=Latin}\p{N}\p{P}\p{Sc}\p{Sm}\p{Sk}\p{Z}\p{M}\u2190-\u21ff]*$/u

const checkText = (source: Source, path: Path, text: string, isPlainLine: boolean): void => {
  const [invisible] = invisibleCharacters.exec(text) ?? []
  if (invisible) fieldError(source, path, `has the invisible character ${codePointOf(invisible)}; remove it`)
  if (!isPlainLine) return
  if (text !== text.trim() || text.includes("\n"))
    fieldError(source, path, "has several lines or spaces around it; write it as one line")
  const [typed] = markup.exec(text) ?? []
  if (typed) fieldWarning(source, path, `shows ${quote(typed)} as typed; write plain text`)
  if (path.at(-1) === "title" && !drawable.test(text))
    fieldWarning(source, path, "has letters that the share image omits; expected Latin ones")
}

type SeoText = { source: Source; path: Path; text: string; meta: FieldMeta }

const checkTitlesAndDescriptions = (
  texts: readonly SeoText[],
  { tokens: { brand = "" } }: ContentIndex,
): void => {
  const first = new Map<string, SeoText>()
  for (const current of texts) {
    const { source, path, text, meta } = current
    const { seo, titlePrefix = "" } = meta
    const brandLength = text.includes(brand) ? 0 : ` | ${brand.slice(0, 30)}`.length
    const max = seo === "title" ? maxTitleLength - titlePrefix.length - brandLength : maxDescriptionLength
    const report = seo === "title" ? fieldWarning : fieldError
    if (text.length > max)
      report(source, path, `has ${text.length} characters; expected at most ${max}, so that it is not cut`)
    const key = `${seo} ${titlePrefix}${text.toLowerCase()}`
    const earlier = first.get(key) ?? current
    first.set(key, earlier)
    const owner = earlier.source === source ? fieldName(earlier.path) : earlier.source.file
    if (earlier !== current)
      fieldError(source, path, `is also the ${seo} of ${owner}; expected a different one`)
  }
}

export const checkFields = (content: ContentIndex): void => {
  const names = namesOf(content)
  const seoTexts: SeoText[] = []
  const checkFile = (source: Source, { schema }: ContentType, hasTokens: boolean): void => {
    checkSchema(schema, source)
    visitTexts(schema, source.data, (path, value, meta) => {
      const { refersTo } = meta
      const known = refersTo && names[refersTo]
      if (known) checkReference(source, path, value, refersTo, known, content)
      checkText(source, path, value, meta.seo !== undefined)
      if (hasTokens)
        for (const problem of tokenProblems(value, content.tokens)) fieldError(source, path, problem)
      if (meta.as === "image") checkImageField(source, path, value, content)
      if (meta.leadsTo) checkAddressField(source, path, value, meta.leadsTo, content)
      if (meta.as === "date" && dayPattern.test(value))
        checkDay(source, path, value, meta.isPast === true, content)
      if (meta.seo) seoTexts.push({ source, path, text: fillTokens(value, content.tokens).trim(), meta })
    })
  }
  for (const source of content.json) {
    const type = jsonTypeOf(source.name)
    if (type) checkFile(source, type, true)
  }
  for (const source of content.markdown)
    checkFile(source, markdownTypes[source.kind], source.kind !== "posts")
  checkTitlesAndDescriptions(seoTexts, content)
}
