import express, { type ErrorRequestHandler, type Express } from "express"
import type { FollowedSite } from "./follow-releases"
import { plainAnswer } from "./plain-answer"
import { logRequest, type WriteLine } from "./request-log"

/** Whatever went wrong: told to the log, and to the client only that it did. */
const answerError =
  (followed: FollowedSite): ErrorRequestHandler =>
  (error, _req, res, _next) => {
    console.error("server:", error)
    plainAnswer(res, 500, "Internal Server Error\n", followed.current().site.manifest.headers)
  }

/** The Express application of the production server. */
export const createApp = (followed: FollowedSite, writeLine: WriteLine): Express => {
  const app = express()
  app.disable("x-powered-by").disable("etag").set("query parser", false).set("env", "production")
  app.use(async (req, res) => {
    logRequest(req, res, writeLine)
    await followed.current().handle(req, res)
  })
  app.use(answerError(followed))
  return app
}
