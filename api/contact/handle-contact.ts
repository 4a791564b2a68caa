import { isIPv6 } from "node:net"
import { bodyKilobytes, hiddenFields } from "../../src/shared/enquiry/form-rules"
import { siteUrl } from "../../src/shared/site"
import { withTimeout } from "../../src/shared/with-timeout"
import type { Settings } from "../settings/settings"
import { makeEnquiry } from "../store/enquiry"
import type { EnquiryStore } from "../store/sql-store"
import { type ContactRequest, corsHeaders, header, isJson, originKind, wantsPage } from "./origin"
import { checkForm, consentOf, formFields, formOf, type RawFields, spamSigns } from "./read-fields"
import { bodyTypes, Refusal, replyWith } from "./replies"

type ContactStore = Pick<EnquiryStore, "put" | "countRequest">
export type Services = { store: ContactStore; settings: Settings; storeTimeoutMs?: number }

/** An address without its port; for IPv6 the /64 network of a household (RFC 6177). */
export const rateLimitKey = (ip: string): string => {
  const host = ip.replace(/^\[([^\]]*)\].*/, "$1").replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
  const address = host.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*/, "")
  if (!isIPv6(address)) return address.slice(0, 64)
  const [left = [], right = []] = address.split("::").map(half => half.split(":").filter(Boolean))
  while (left.length + right.length < 8) left.push("0")
  const network = [...left, ...right].slice(0, 4).map(group => Number.parseInt(group, 16).toString(16))
  return `${network.join(":")}::/64`
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

const requireRate = async (ip: string, { settings, store }: Services): Promise<void> => {
  const { ENQUIRY_RATE_LIMIT: limit, ENQUIRY_RATE_WINDOW: seconds } = settings
  if (limit === 0 || seconds === 0) return
  const counting = store.countRequest(rateLimitKey(ip), seconds * 1000)
  // If counting fails, still try to store; that failure is reported.
  const { count, waitMs } = await counting.catch(() => ({ count: 0, waitMs: 0 }))
  const headers = { "Retry-After": `${Math.max(1, Math.ceil(waitMs / 1000))}` }
  if (count > limit) throw new Refusal("too-many", { headers })
}

/** @param readBody resolves with parsed JSON, a `FormData`, or a form as Gatsby parsed it. @throws Refusal */
export const handleContact = async (
  request: ContactRequest,
  readBody: () => Promise<unknown>,
  services: Services,
) => {
  const { settings, store, storeTimeoutMs = 10_000 } = services
  const origin = originKind(request, settings.SITE_URL ?? siteUrl, settings.TRUST_PROXY)
  const reply = (refusal?: Refusal) =>
    replyWith(wantsPage(request, origin), corsHeaders(request, origin), refusal)
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
    const enquiry = makeEnquiry(form, checkForm(form, raw), {
      instance: raw[hiddenFields.instance],
      spam: spamSigns(raw, settings.ENQUIRY_MIN_SECONDS * 1000),
      ...consentOf(form, raw),
      now: new Date(),
    })
    await withTimeout(storeTimeoutMs, store.put(enquiry))
    return reply()
  } catch (error) {
    if (error instanceof Refusal) return reply(error)
    console.error("enquiries: could not be stored:", (error as Error).message)
    return reply(new Refusal("not-stored"))
  }
}
