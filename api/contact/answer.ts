import { addresses } from "../../src/shared/addresses"
import { type Answer, type ContactRequest, header } from "./contact-request"
import { corsHeaders, isAmpRequest, type OriginKind } from "./origin"
import type { Refusal } from "./refusal"

/** How a request to `/api/contact` ends. */
export type Outcome = { readonly status: 200; readonly message: string } | Refusal

/**
 * Tells that a browser posts a plain form and will show what comes back: it asks for a page, and neither the AMP
 * runtime nor a script that wants JSON does.
 */
const wantsPage = (req: ContactRequest, origin: OriginKind): boolean => {
  const accept = header(req, "accept").toLowerCase()
  const isForm = !header(req, "content-type").toLowerCase().startsWith("application/json")
  const page = accept.includes("text/html") && !accept.includes("application/json")
  return req.method === "POST" && isForm && page && !isAmpRequest(req, origin)
}

/**
 * The page a plain form post is sent to. The reason stands in the query for scripts and in the fragment for a page
 * without any, where `:target` can point at the right words; `fields` names the wrong fields.
 */
const pageFor = (outcome: Outcome): string => {
  if (outcome.status === 200) return addresses.enquirySent
  const query = new URLSearchParams({ reason: outcome.reason })
  if (outcome.errors) query.set("fields", outcome.errors.map(error => error.field).join(","))
  return `${addresses.enquiryNotSent}?${query}#${outcome.reason}`
}

const jsonOf = (outcome: Outcome) =>
  outcome.status === 200
    ? { message: outcome.message }
    : {
        message: outcome.message,
        ...(outcome.errors && {
          errors: outcome.errors,
          verifyErrors: outcome.errors.map(({ field, message }) => ({ name: field, message })),
        }),
      }

/**
 * Puts an outcome into the words of whoever asked: 303 to a page for a plain form post (RFC 9110, section 15.4.4),
 * JSON for scripts and for AMP, which reads `message` and `verifyErrors` (amp.dev, "amp-form").
 */
export const answerTo = (req: ContactRequest, origin: OriginKind, outcome: Outcome): Answer => {
  const own = outcome.status === 200 ? {} : (outcome.headers ?? {})
  const headers = {
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    Vary: "Origin, Accept",
    ...own,
    ...corsHeaders(req, origin),
  }
  if (wantsPage(req, origin))
    return { status: 303, headers: { ...headers, Location: pageFor(outcome) }, body: "" }
  const json = { ...headers, "Content-Type": "application/json; charset=utf-8" }
  return { status: outcome.status, headers: json, body: JSON.stringify(jsonOf(outcome)) }
}
