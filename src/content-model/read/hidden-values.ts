import { valueAt } from "../types/values"
import { dayOf } from "./day-of"

/** A field by which another system keeps a text from readers, from search engines, or from a list of its own. */
export type Hiding = {
  /** Where it is: `["build", "render"]` */
  path: string[]
  /** As text; empty for what must not be printed. */
  found: string
  /** What the other system would do. */
  effect: string
  /** `hides` keeps the text from builds, `search` only from search engines; `note` is a warning. */
  kind: "hides" | "search" | "note"
  /** The field of this site that does the same. */
  instead?: { to: "draft" | "date" | "noindex"; value: true | string }
}

export type Verdict = Omit<Hiding, "path" | "found"> & { isSecret?: true }

/** Today, and the day on which this site publishes the text, or "". */
export type Days = { day: string; date: string }

/** What another system does with a text for the value of a field; undefined if it shows it. */
export type Judge = (value: unknown, days: Days) => Verdict | undefined

export const wordOf = (value: unknown): string =>
  String(valueAt(value, "name") ?? value ?? "")
    .trim()
    .toLowerCase()

// YAML 1.1 and forms have more words than YAML's core schema.
export const isYes = (value: unknown) => /^(?:true|yes|on|y|1|x|✓|✔|always)$/.test(wordOf(value))
const isNo = (value: unknown) => /^(?:|false|no|off|n|0|null|nil|none|never|\[\]|~)$/.test(wordOf(value))
export const isText = (value: unknown) => typeof value === "string"
export const isGroup = (value: unknown) => typeof value === "object" && value !== null

export const asDraft: Verdict = {
  effect: "would not show this text",
  kind: "hides",
  instead: { to: "draft", value: true },
}
export const unlike: Verdict = { effect: "would not show this text to everyone", kind: "hides" }
const unclear: Verdict = { effect: "may not show this text", kind: "hides" }
export const notIndexed: Verdict = {
  effect: "would keep this text from search engines",
  kind: "search",
  instead: { to: "noindex", value: true },
}

const shownWords =
  /^(?:publi(?:c|sh|shed)|live|done|completed?|final(?:i[sz]ed)?|released?|posted|active|open|every(?:one|body|where)|all|any(?:one)?|free|visible|approved|current|online|enabled|listed|normal|default)$/
const draftWords =
  /^(?:(?:auto)?drafts?|private|pending(?:review)?|future|scheduled|queued|trash(?:ed)?|inherit|archived?|inactive|hidden|hide|unlisted|unpublished|(?:in|under|needs|to|for)?review(?:ing)?|(?:in)?progress|ideas?|to[- ]?do|backlog|notstarted|notready|ready|planned|outline|concept|writing|editing|wip|workinprogress|rejected|deleted|removed|disabled|expired|embargo(?:ed)?|paused|onhold|cancell?ed|withdrawn|sent|retired|spam)$/
export const memberWords =
  /^(?:(?:paid)?members?|paid|(?:specific)?tiers?|subscribers?|premium|restricted|internal|logged-?in|patrons?|customers?|protected|password|team|staff|admins?|friends|only)(?:only)?$/

export const byStatus = (isStrict: boolean) => (value: unknown) => {
  const words = (Array.isArray(value) ? value : [value]).map(one => wordOf(one).replace(/[\s_-]/g, ""))
  if (words.some(word => memberWords.test(word))) return unlike
  if (words.some(word => draftWords.test(word) || (isStrict && word !== "" && isNo(word)))) return asDraft
  const isKnown = words.every(word => word === "" || isYes(word) || shownWords.test(word))
  return isKnown || !isStrict ? undefined : unclear
}

export const byFlag = (isStrict: boolean) => (value: unknown) => {
  if (isNo(value) || isGroup(value)) return undefined
  if (isYes(value) || dayOf(String(value).trim())) return asDraft
  return isStrict ? unclear : undefined
}

export const bySchedule =
  (isStrict: boolean) =>
  (value: unknown, { day, date }: Days) => {
    const later = dayOf(String(value).trim())
    if (later && later > day && later > date)
      return {
        effect: `would not show this text before ${later}`,
        kind: "hides" as const,
        instead: { to: "date" as const, value: later },
      }
    if (later || isNo(value) || isGroup(value)) return undefined
    if (isYes(value)) return isStrict ? asDraft : undefined
    return isStrict ? unclear : undefined
  }

export const byShown = (value: unknown, days: Days) => {
  if (isYes(value) || (isText(value) && dayOf(String(value).trim()))) return bySchedule(false)(value, days)
  return value === null || value === "" ? undefined : byStatus(true)(value)
}

export const byNo = (verdict: Verdict) => (value: unknown) =>
  value !== null && value !== "" && isNo(value) ? verdict : undefined

export const byExpiry = (value: unknown, { day }: Days): Verdict | undefined => {
  const last = dayOf(String(value).trim())
  if (isNo(value) || isGroup(value)) return undefined
  if (last && last > day)
    return {
      effect: `would not show this text from ${last} on; write draft: true when the day has come`,
      kind: "note",
    }
  if (last) return { effect: `has not shown this text since ${last}`, kind: "hides" }
  return isYes(value) ? asDraft : unclear
}

export const filled = (verdict: Verdict) => (value: unknown) => {
  const isEmpty = Array.isArray(value) ? value.length === 0 : isNo(value) || shownWords.test(wordOf(value))
  return isEmpty ? undefined : verdict
}

export const byRobots = (value: unknown) =>
  /\bnone\b|no-?index/i.test(JSON.stringify(value) ?? "") ? notIndexed : byNo(notIndexed)(value)

export const leftOut = (list: string): Verdict => ({
  effect: `would leave this text out of its ${list}; remove the field, since this site has every article there`,
  kind: "note",
})

const isOneOf = (value: unknown, ...names: string[]) => names.some(name => isYes(valueAt(value, name)))

export const byYes = (verdict: Verdict) => (value: unknown) => (isYes(value) ? verdict : undefined)
export const byNoOrExcluded = (verdict: Verdict) => (value: unknown) =>
  byNo(verdict)(value) ?? byYes(verdict)(isOneOf(value, "exclude", "ignore", "disable", "noindex"))

export const leadsAway: Verdict = { effect: "would lead from this text to another address", kind: "hides" }
export const elsewhere: Verdict = { effect: "would name another address as the one to index", kind: "search" }
export const byAddress = (verdict: Verdict) => (value: unknown) =>
  /^(?:https?:)?\/\//i.test(wordOf(value)) ? verdict : undefined
