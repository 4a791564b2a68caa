import { clientAddress } from "./client-address"
import type { Incoming } from "./incoming"
import type { OriginKind } from "./origin"
import type { BodyType, RawFields } from "./parse-body"
import { readFields } from "./read-fields"
import { type Result, refusals, refused, tooMany } from "./refusal"
import type { Services } from "./services"

/**
 * Lets a request in step by step, the cheapest check first: method, origin (before anything is read), rate limit, then size,
 * type and content of the body.
 * @param origin what `originKind` said
 * @param understood body types taken
 * @returns its fields, or the refusal: 405, 403, 429, 413, 415, 408 or 400
 */
export const admit = async (
  req: Incoming,
  services: Services,
  { origin, understood }: { origin: OriginKind; understood: readonly BodyType[] },
): Promise<Result<RawFields>> => {
  if (req.method !== "POST") return refused(refusals.method)
  if (origin === "stranger") return refused(refusals.origin)
  const wait = await services.rateLimit.take(clientAddress(req, services.trustProxy))
  if (wait !== undefined) return refused(tooMany(wait))
  return readFields(req, understood, services.bodyTimeoutMs)
}
