import type { Values } from "../types/content-type"
import { stringOf, valueAt } from "../types/values"
import {
  asDraft,
  byAddress,
  byExpiry,
  byFlag,
  byNo,
  byNoOrExcluded,
  byRobots,
  bySchedule,
  byShown,
  byStatus,
  byYes,
  type Days,
  elsewhere,
  filled,
  type Hiding,
  isGroup,
  isText,
  isYes,
  type Judge,
  leadsAway,
  leftOut,
  memberWords,
  notIndexed,
  unlike,
  type Verdict,
  wordOf,
} from "./hidden-values"

const away = "(?:hide|hidden|excluded?|omit|omitted|skip|block|remove)(?:d?from|in|on)?"
const inside = "(?:show|list|display|included?)?(?:in|on)?"
const lists =
  "(?:lists?|listings?|blog|home(?:page)?|index|archives?|(?:web)?site|collections?|posts|production|build|public|all)"
const partOfPage =
  "(?:nav|navbar|navigation|menus?|sidebar|toc|tableofcontents|breadcrumbs?|header|footer|title|summary|meta|author|comments?)"

/** The topic of a field is its name without capitals, and marks between its words. The first row that matches counts. */
const kinds = (
  [
    // What concerns only a part of the page, or comments.
    [`${away}${partOfPage}|${inside}${partOfPage}|(?:comments?|ping|trackback)s?status`, () => undefined],
    ["publish(?:ed)?|public|listed|visible", byShown],
    ["drafts?|private|hidden|unlisted", byFlag(true)],
    ["eleventyexcludefromcollections", filled(asDraft)],
    ["sidebarclassname", value => byYes(asDraft)(/\bhidden\b/.test(wordOf(value)))],
    [
      "pagefind|docsearch|algolia|searchable|(?:(?:show|included?)in)?search",
      byNoOrExcluded(leftOut("own search")),
    ],
    [`search(?:exclude|ignore)|${away}search`, byYes(leftOut("own search"))],
    ["(?:(?:show|included?)?in)?(?:rss|feeds?)", byNoOrExcluded(leftOut("feeds"))],
    [`(?:rss|feed)(?:exclude|ignore)|${away}(?:rss|feeds?)`, byYes(leftOut("feeds"))],
    [
      `\\w*noindex(?:ed|ing)?|norobots?|${away}(?:search(?:engines?|indexing)|google|sitemap)`,
      byYes(notIndexed),
    ],
    ["sitemap(?:exclude|ignore|disable)d?", byYes(notIndexed)],
    ["index(?:ed|able|ing)?|searchengines?|(?:(?:show|included?)?in)?sitemap", byNoOrExcluded(notIndexed)],
    ["\\w*robots?(?:meta|tags?)?|googlebot", byRobots],
    ["(?:seo|meta)?canonical(?:url|uri|link|href)?", byAddress(elsewhere)],
    ["redirect(?:to|url|link)?", byAddress(leadsAway)],
    [
      "\\w*password(?:protect(?:ed|ion)|required)?|pass(?:phrase|code)|encrypt(?:ed)?",
      filled({ ...unlike, isSecret: true }),
    ],
    ["tiers?|(?:allowed)?roles|paywall(?:ed)?|contenttier", filled(unlike)],
    [
      "members?(?:hip)?|subscribers?|subscription|premium|paid|gated|patrons?|protected|restricted|requires?(?:login|auth)|(?:login|auth)required|(?:members?|subscribers?|patrons?|premium|paid|loggedin|customers?)only",
      value => byYes(unlike)(isYes(value) || (isText(value) && memberWords.test(wordOf(value)))),
    ],
    [
      "expir\\w*|unpublish\\w*|(?:valid|visible|show|available|publish(?:ed)?)(?:until|through|to|till)|(?:end|archived?|sunset|takedown|removed?|deleted?|trashed|offline|close)(?:date|time|datetime|on|at|after)|hide(?:on|at|after)",
      byExpiry,
    ],
    [
      "(?:publish(?:ed)?|publication|pub|schedul(?:e|ed)|embargo(?:ed)?|golive)(?:date|time|datetime|on|at|for|from|until|after)?",
      bySchedule(true),
    ],
    [
      "date|(?:release|live|available|visible|show)(?:date|time|datetime|on|at|from|after)",
      bySchedule(false),
    ],
    [
      "\\w*(?:status|visibility)|access(?:level)?|workflow|(?:publication|publish|content|moderation|workflow|review|entry)state",
      byStatus(true),
    ],
    ["state|stage|audience", byStatus(false)],
    [
      "layout|type",
      value => byYes(asDraft)(/^(?:drafts?|private|hidden|unlisted|unpublished)$/.test(wordOf(value))),
    ],
    [
      `archived?|trash(?:ed)?|deleted?|removed|retired|disabled|inactive|suspended|withdrawn|locked|confidential|internal|secret|headless|wip|spam|hide|excluded?|ignored?|skip|nolist(?:ing)?|${away}${lists}`,
      byFlag(false),
    ],
    [
      `render|output|list|share|live|online|enabled?|active|available|released|approved|ready|final|completed?|display(?:ed)?|show|(?:show|list|display|included?)(?:in|on)${lists}`,
      byNo(asDraft),
    ],
    ["permalink|url|path|slug", value => byYes(asDraft)(String(value) === "false")],
  ] satisfies [topics: string, judge: Judge][]
).map(([topics, judge]): [RegExp, Judge] => [new RegExp(`^(?:${topics})$`), judge])

/** Groups of such fields. */
const groups =
  /^(?:build|cascade|params|extra|seo|yoast|rankmath|meta(?:data)?|head|attrs|sidebar|eleventycomputed|frontmatter|options|settings|properties|custom|fields|data|post|page|wordpress|ghost|publishing|robots|access|visibility)$/

const topicOf = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")

/** By name, since thousands of texts have the same. */
const judges = new Map<string, Judge | undefined>()

const judgeOf = (name: string): Judge | undefined => {
  const topic = topicOf(name)
  if (!judges.has(topic)) {
    const short = topic.replace(/^(?:is|post|page|article|entry|dg|wp|yoastwpseo)(?=.)/, "")
    judges.set(topic, [topic, short].flatMap(one => kinds.find(([topics]) => topics.test(one))?.[1] ?? [])[0])
  }
  return judges.get(topic)
}

const verdictOf = (name: string, value: unknown, days: Days) => judgeOf(name)?.(value, days)

/** Hugo's `render: never` and `list: local`, and tags as in HTML: `{ name: robots, content: noindex }`. */
const verdictInGroup = (name: string, value: unknown, group: unknown, days: Days): Verdict | undefined => {
  if (/^(?:render|list)$/.test(topicOf(name)) && /^(?:link|local)$/.test(wordOf(value))) return asDraft
  const subject = /^(?:content|href)$/.test(name) && (valueAt(group, "name") ?? valueAt(group, "rel"))
  return verdictOf(stringOf(subject) || name, value, days)
}

const hidingsIn = (fields: Values | unknown[], days: Days, path: string[]): Hiding[] =>
  Object.entries(fields).flatMap(([name, value]) => {
    const place = [...path, name]
    const verdict = path.length > 0 ? verdictInGroup(name, value, fields, days) : verdictOf(name, value, days)
    if (verdict) {
      const { isSecret, ...hiding } = verdict
      const found = isSecret ? "" : isGroup(value) ? JSON.stringify(value) : String(value)
      return [{ ...hiding, path: place, found }]
    }
    const isInside = groups.test(topicOf(name)) || (path.length > 0 && /^\d+$/.test(name))
    return isInside && isGroup(value) ? hidingsIn(value as Values, days, place) : []
  })

/**
 * The fields by which other systems hide a text, here as kinds: their topics in one list, the meaning of values in another file.
 */
export const hidingsOf = (written: Values, days: Days): Hiding[] => hidingsIn(written, days, [])
