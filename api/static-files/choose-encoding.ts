import Negotiator from "negotiator"
import type { Encoding } from "../../src/shared/server-manifest"

// The types are those of version 0.6; preferences came with 1.0.
type Choose = (available: readonly string[], options: { preferred: readonly string[] }) => string | undefined

const order = ["br", "gzip", "identity"]
const remembered = new Map<string, Encoding | undefined>()

/**
 * Chooses among the ready-made encodings of a file by `Accept-Encoding` (RFC 9110, section 12.5.3); brotli, which is the
 * smallest, where the client likes several equally.
 * @returns undefined for the file as it is
 */
export const chooseEncoding = (
  accept: string | undefined,
  ready: readonly Encoding[],
): Encoding | undefined => {
  if (!accept || ready.length === 0) return undefined
  const key = `${ready.join()} ${accept}`
  if (remembered.has(key)) return remembered.get(key)
  const negotiator = new Negotiator({ headers: { "accept-encoding": accept } })
  const choose: Choose = negotiator.encoding.bind(negotiator)
  const best = choose([...ready, "identity"], { preferred: order })
  const chosen = ready.find(encoding => encoding === best)
  // Browsers send a handful of values; anything beyond is somebody trying.
  if (remembered.size < 100) remembered.set(key, chosen)
  return chosen
}
