import type { IncomingMessage } from "node:http"

/**
 * Says once that a proxy seems to stand before a server that was not told so: all visitors then share one limit.
 * @param proxies how many are trusted
 * @param say takes the line
 */
export const proxyHint = (proxies: number, say: (line: string) => void) => {
  let isSaid = proxies > 0
  return ({ headers }: Pick<IncomingMessage, "headers">): void => {
    if (isSaid || headers["x-forwarded-for"] === undefined) return
    isSaid = true
    say(
      "A request came with X-Forwarded-For, which is not believed since TRUST_PROXY is not set. If a proxy stands before this server, set TRUST_PROXY=1: all visitors share one limit until then.",
    )
  }
}
