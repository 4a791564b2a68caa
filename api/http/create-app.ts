import express, { type ErrorRequestHandler, type Express } from "express"
import type { Headers } from "../../src/shared/server-manifest"
import type { Site } from "./open-site"
import { plainAnswer } from "./plain-answer"
import { logRequest, type WriteLine } from "./request-log"
import { siteHandler } from "./site-handler"

/** Whatever went wrong: told to the log, and to the client only that it did. */
const answerError =
  (headers: Headers): ErrorRequestHandler =>
  (error, _req, res, _next) => {
    console.error("server:", error)
    plainAnswer(res, 500, "Internal Server Error\n", headers)
  }

/** The Express application of the production server. */
export const createApp = (site: Site, writeLine: WriteLine): Express => {
  const app = express()
  app.disable("x-powered-by").disable("etag").set("query parser", false).set("env", "production")
  const handle = siteHandler(site)
  app.use(async (req, res) => {
    logRequest(req, res, writeLine)
    await handle(req, res)
  })
  app.use(answerError(site.manifest.headers))
  return app
}
