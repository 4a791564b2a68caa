import type { RequestListener } from "node:http"
import type { Served } from "./follow-releases"
import { plainAnswer } from "./plain-answer"
import { logRequest, type WriteLine } from "./request-log"

/**
 * What answers the requests of the production server. Whatever goes wrong is told to the log, and to the client only that
 * it did.
 * @param current what is served at the moment, asked once for each request
 */
export const siteListener =
  (current: () => Pick<Served, "site" | "handle">, writeLine: WriteLine): RequestListener =>
  async (req, res) => {
    logRequest(req, res, writeLine)
    const { site, handle } = current()
    try {
      await handle(req, res)
    } catch (error) {
      console.error("server:", error)
      plainAnswer(res, 500, "Internal Server Error\n", site.manifest.headers)
    }
  }
