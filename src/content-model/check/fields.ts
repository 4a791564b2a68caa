import type { z } from "zod"
import { dayPattern } from "../../shared/day"
import { undrawable } from "../../shared/share-card"
import { fillTokens } from "../../shared/text-tokens"
import { template } from "../foreign/template"
import { codePointOf, invisibleCharacters } from "../read/read-content"
import {
  addError,
  fieldError,
  fieldName,
  fieldWarning,
  type Path,
  quote,
  type Source,
  suggestion,
} from "../report/problems"
import { jsonTypeOf, markdownTypes } from "../types/all-types"
import type { ContentType } from "../types/content-type"
import { type FieldMeta, metaOf, unwrap, visitTexts } from "../types/field-types"
import { maxDescriptionLength, maxTitleLength } from "../types/shared-fields"
import { slugOf } from "../types/slug"
import { stringOf, valueAt } from "../types/values"
import { referenceCheck } from "./addresses"
import type { ContentIndex } from "./content-index"
import { checkImageField } from "./images"
import { checkAddressField } from "./links"
import { tokenProblems } from "./markdown-rules"
import { pastedText } from "./written-syntax"

const fieldAt = (schema: z.ZodType, path: Path): z.ZodType =>
  path.reduce((outer: z.ZodType, step) => {
    const { element, shape } = unwrap(outer) as z.ZodArray<z.ZodType> & z.ZodObject
    return element ?? shape[String(step)]
  }, schema)

const titleFrom = (file: string): string =>
  slugOf(file)
    .replace(/^\d{4}-\d\d-\d\d-/, "")
    .replace(/-/g, " ")
    .replace(/^./, letter => letter.toUpperCase())

/** The end of a message: a line to paste. */
const lineToPaste = (
  schema: z.ZodType,
  { file }: Source,
  path: Path,
  { day, categories }: ContentIndex,
): string => {
  if (path.join() === "title" && file.endsWith(".md")) return `; for example title: ${titleFrom(file)}`
  const { as, refersTo } = path.length === 1 ? metaOf(fieldAt(schema, path)) : {}
  const value = as === "date" ? day : refersTo === "category" && categories[0]?.name
  return value ? `; for example ${String(path[0])}: ${value}` : ""
}

const messageFor = (
  schema: z.ZodType,
  source: Source,
  { path, message: expected }: z.core.$ZodIssue,
  content: ContentIndex,
): string => {
  const value = valueAt(source.data, ...path)
  if (value === undefined)
    return `is missing; expected ${expected}${lineToPaste(schema, source, path, content)}`
  const isEmpty = value === null || (Array.isArray(value) && value.length === 0)
  if (isEmpty || (typeof value === "string" && value.trim() === "")) return `is empty; expected ${expected}`
  if (typeof value === "string") return `${quote(value)} is not ${expected}`
  if (Array.isArray(value))
    return `is a list of ${value.length} ${value.length === 1 ? "entry" : "entries"}; expected ${expected}`
  if (typeof value === "object") return `is an object; expected ${expected}`
  const isText = fieldAt(schema, path).safeParse(String(value)).success
  return `is the ${typeof value} ${value}, not ${expected}${isText ? "; if it is text, put it in quotes" : ""}`
}

const checkSchema = (schema: z.ZodType, source: Source, content: ContentIndex): void => {
  for (const issue of schema.safeParse(source.data).error?.issues ?? []) {
    const { path, message } = issue
    if (issue.code === "unrecognized_keys") {
      const known = Object.keys((unwrap(fieldAt(schema, path)) as z.ZodObject).shape)
      for (const key of issue.keys) {
        const reason = `unknown field "${fieldName([...path, key])}"${suggestion(key, known)}`
        addError(source.vfile, reason, source.placeOf([...path, key]))
      }
    } else if (path.length === 0) addError(source.vfile, `the file is not ${message}`)
    else fieldError(source, path, messageFor(schema, source, issue, content))
  }
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
  /\*\*[^*]+\*\*|(?<!\w)([_*])[^\s_*][^_*]*\1(?!\w)|`[^`]+`|\[[^\]]*\]\([^)]*\)|<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);|\[\[[^\]]+\]\]|^[“”„«].*[“”»]$/i

const checkText = (source: Source, path: Path, text: string, isPlainLine: boolean): void => {
  const [invisible] = invisibleCharacters.exec(text) ?? []
  if (invisible) fieldError(source, path, `has the invisible character ${codePointOf(invisible)}; remove it`)
  if (/^TODO\b/.test(text))
    fieldWarning(source, path, "is still to be written; replace TODO and the words after it")
  for (const [syntax, advice] of pastedText)
    for (const [found] of text.matchAll(syntax))
      fieldWarning(source, path, `contains ${quote(found)}; ${advice}`)
  if (!isPlainLine) return
  if (text !== text.trim() || text.includes("\n"))
    fieldError(source, path, "has several lines or spaces around it; write it as one line")
  const [typed] = text.match(template) ?? markup.exec(text) ?? []
  if (typed) fieldWarning(source, path, `contains markup (${quote(typed)}), which is not rendered here`)
  const lost = path.at(-1) === "title" && /\p{sc=Latin}/u.test(text) ? undrawable(text) : undefined
  if (lost)
    fieldWarning(source, path, `has ${quote(lost)}, which share images cannot draw; they leave the title out`)
}

/** What a page fills in itself, as tokens. */
const namesOf = ({ fills = [] }: FieldMeta) => Object.fromEntries(fills.map(name => [name, ""]))

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
    const excess = `has ${text.length} characters; expected at most ${max}, or search engines will truncate it`
    if (text.length > max) fieldWarning(source, path, excess)
    const key = `${seo} ${titlePrefix}${text.toLowerCase()}`
    const earlier = first.get(key) ?? current
    first.set(key, earlier)
    const owner = earlier.source === source ? fieldName(earlier.path) : earlier.source.file
    if (earlier !== current)
      fieldWarning(source, path, `is also the ${seo} of ${owner}; expected a different one`)
  }
}

export const checkFields = (content: ContentIndex): void => {
  const checkReference = referenceCheck(content)
  const seoTexts: SeoText[] = []
  const checkFile = (source: Source, { schema }: ContentType, hasTokens: boolean): void => {
    checkSchema(schema, source, content)
    visitTexts(schema, source.data, (path, value, meta) => {
      if (meta.refersTo) checkReference(source, path, value, meta.refersTo)
      checkText(source, path, value, meta.seo !== undefined)
      if (hasTokens)
        for (const problem of tokenProblems(value, { ...content.tokens, ...namesOf(meta) }))
          fieldError(source, path, problem)
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
