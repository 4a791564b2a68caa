import type { Settings } from "../../src/settings/settings"
import { emailjsOutcomes } from "../../src/shared/enquiry/emailjs"
import { defaultAnswers, type EnquiryAnswers } from "../../src/shared/enquiry/enquiry-answers"
import { type FieldTexts, labelOf } from "../../src/shared/enquiry/field-texts"
import {
  asksForConsent,
  bodyKilobytes,
  checkAnswers,
  type Fields,
  type FormName,
  fillBlanks,
  formNames,
  hiddenFields,
  policyVersionLength,
  rules,
} from "../../src/shared/enquiry/form-rules"
import { referenceOf } from "../../src/shared/enquiry/reference"
import { withTimeout } from "../../src/shared/with-timeout"
import { cleanLine, cleanText } from "../clean-text"
import { floodMark, makeEnquiry, type NewEnquiry } from "../store/enquiry"
import type { EnquiryStore } from "../store/sql-store"
import { countStored, isFlood, requireRate } from "./rate-limit"
import { bodyTypes, Refusal, replyWith } from "./replies"
import { type ContactRequest, corsHeaders, header, isJson, originKind, wantsPage } from "./request"

type RawFields = Readonly<Record<string, unknown>>

/** A form's fields without files. Of repeated names the first counts; Gatsby puts their values into a list. */
const formFields = (form: Iterable<[string, unknown]>): RawFields => {
  const fields = [...form].map(([name, value]) => [name, [value].flat()[0]] as const)
  return Object.fromEntries(fields.filter(([, value]) => typeof value === "string").reverse())
}

export const formOf = (value: unknown): FormName => {
  if (value === undefined || value === null || value === "") return "amp"
  const form = formNames.find(known => known === value)
  if (!form) throw new Refusal("fields", { errors: [{ field: "form", message: "There is no such form." }] })
  return form
}

/** @returns the fields with blanks filled in @throws Refusal 400 naming each invalid field */
export const checkForm = (form: FormName, raw: RawFields, texts: FieldTexts = defaultAnswers): Fields => {
  const values: Record<string, string> = {}
  const notText: Record<string, string> = {}
  for (const [field, { isMultiline }] of Object.entries(rules[form])) {
    const value = isMultiline ? cleanText(raw[field]) : cleanLine(raw[field])
    if (value === undefined) notText[field] = `${labelOf(texts, field)} must be text.`
    else values[field] = value
  }
  const errors = { ...checkAnswers(form, values, texts), ...notText }
  const fields = Object.keys(rules[form]).filter(field => errors[field])
  const named = fields.map(field => ({ field, message: errors[field] ?? "" }))
  if (named.length > 0) throw new Refusal("fields", { errors: named })
  return fillBlanks(form, values)
}

export const spamSigns = (raw: RawFields, minimumMs: number): string[] => {
  const elapsed = cleanLine(raw[hiddenFields.elapsed])
  const time = Number(elapsed)
  return [
    ...(cleanLine(raw[hiddenFields.honeypot]) !== "" ? ["honeypot"] : []),
    ...(elapsed !== "" && !(time >= 0) ? ["odd-time"] : []),
    ...(elapsed !== "" && time >= 0 && time < minimumMs ? ["too-fast"] : []),
  ]
}

const consentOf = (form: FormName, raw: RawFields): Pick<NewEnquiry, "consent" | "policy"> => {
  const policy = cleanLine(raw[hiddenFields.policy]) ?? ""
  if (!/^[0-9a-f]+$/.test(policy) || policy.length !== policyVersionLength) return {}
  const consent = cleanLine(raw[hiddenFields.consent]) === "on"
  return asksForConsent(form) ? { policy, consent } : { policy }
}

const reasonLength = 120

/** What the browser says of EmailJS. Anyone can say it, but of a stored enquiry only who knows its key and all answers. */
const emailjsOf = (raw: RawFields): Pick<NewEnquiry, "emailjs"> => {
  const outcome = emailjsOutcomes.find(known => known === raw[hiddenFields.emailjs])
  const reason = Array.from(cleanLine(raw[hiddenFields.emailjsReason]) ?? "")
  return outcome ? { emailjs: { outcome, reason: reason.slice(0, reasonLength).join("") } } : {}
}

type ContactStore = Pick<EnquiryStore, "put" | "putDelivered" | "countRequest">
export type Services = {
  store: ContactStore
  settings: Settings
  /** The origin of the site served now, which SITE_URL overrides; undefined where its release does not say it. */
  address: () => string | undefined
  /** What it says of enquiries; undefined where its release does not say it. */
  answers?: () => EnquiryAnswers | undefined
  storeTimeoutMs?: number
}

const requireBody = (request: ContactRequest): void => {
  const parts = header(request, "content-type").toLowerCase().split(";")
  const [type = "", ...parameters] = parts.map(part => part.trim())
  const charset = parameters.find(parameter => parameter.startsWith("charset=")) ?? "charset=utf-8"
  const isUtf8 = /^charset="?(utf-?8|us-ascii)?"?$/.test(charset)
  const isPlain = ["", "identity"].includes(header(request, "content-encoding").toLowerCase())
  if (!bodyTypes.includes(type) || !isUtf8 || !isPlain) throw new Refusal("type")
  if (Number(header(request, "content-length")) > bodyKilobytes * 1024) throw new Refusal("too-large")
}

/** @param readBody resolves with parsed JSON, a `FormData`, or a form as Gatsby parsed it. @throws Refusal */
export const handleContact = async (
  request: ContactRequest,
  readBody: () => Promise<unknown>,
  services: Services,
) => {
  const { settings, store, address, storeTimeoutMs = 10_000 } = services
  const site = settings.SITE_URL ?? address()
  const origin = originKind(request, site, settings.TRUST_PROXY)
  const words = services.answers?.() ?? defaultAnswers
  const reply = (outcome: Refusal | string) =>
    replyWith(wantsPage(request, origin), corsHeaders(request, origin), outcome, words)
  try {
    if (request.method !== "POST") throw new Refusal("method")
    if (origin === "other") throw new Refusal("origin")
    await requireRate(request.ip, services)
    requireBody(request)
    const body = await withTimeout(10_000, readBody(), new Refusal("timeout"))
    if (typeof body !== "object" || body === null || Array.isArray(body)) throw new Refusal("unreadable")
    const entries = body instanceof FormData ? body : Object.entries(body)
    const raw = isJson(request) ? (body as RawFields) : formFields(entries)
    const form = formOf(raw[hiddenFields.form])
    const fields = checkForm(form, raw, words)
    const signs = spamSigns(raw, settings.ENQUIRY_MIN_SECONDS * 1000)
    const enquiry = makeEnquiry(form, fields, {
      instance: raw[hiddenFields.instance],
      spam: (await isFlood(services)) ? [...signs, floodMark] : signs,
      ...consentOf(form, raw),
      ...emailjsOf(raw),
      now: new Date(),
    })
    const isDelivered = enquiry.emailjs?.outcome === "delivered"
    const isNew = await withTimeout(
      storeTimeoutMs,
      isDelivered ? store.putDelivered(enquiry) : store.put(enquiry),
    )
    if (isNew) await countStored(services)
    if (isNew && enquiry.emailjs && !isDelivered)
      console.error(`enquiries: stored, since EmailJS failed in the browser: ${enquiry.emailjs.reason}`)
    return reply(referenceOf(enquiry.id))
  } catch (error) {
    if (error instanceof Refusal) return reply(error)
    console.error("enquiries: could not be stored:", (error as Error).message)
    return reply(new Refusal("not-stored"))
  }
}
