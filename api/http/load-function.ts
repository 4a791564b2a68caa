import type { IncomingMessage, ServerResponse } from "node:http"
import { createRequire } from "node:module"
import { join } from "node:path"
import express from "express"
import type { FunctionRoute } from "../../src/shared/server-manifest"
import { bodyLimit, declaredTooLarge } from "../functions/request/read-bytes"
import { leaveBodyToFunction, unreadBody } from "../functions/request/unread-body"
import { plainAnswer } from "./plain-answer"

/** Runs one compiled Gatsby function. */
export type SiteFunction = (req: IncomingMessage, res: ServerResponse) => unknown

type Compiled = { default?: SiteFunction; config?: { bodyParser?: { raw?: { type?: string } } } }

/**
 * Loads a function that Gatsby compiled. One that reads its own body gets Node's own request, unread, and answers for its
 * bounds. For any other, whose body Gatsby's wrapper parses (files without any cap), the length must be declared and within
 * 64 kB; it gets Express' request and response, which Gatsby promises to functions.
 * @throws when the file is missing or exports no function
 */
export const loadFunction = ({ path, entry }: FunctionRoute, root: string): SiteFunction => {
  const require = createRequire(join(root, "package.json"))
  const compiled: Compiled = require(join(root, entry))
  // Node.js would keep the functions of every release there ever was.
  delete require.cache[join(root, entry)]
  const run = compiled.default
  if (typeof run !== "function") throw new Error(`${entry} exports no function for ${path}`)
  if (compiled.config?.bodyParser?.raw?.type === unreadBody.bodyParser.raw.type)
    return (req, res) => {
      leaveBodyToFunction(req)
      return run(req, res)
    }
  const app = express().disable("x-powered-by").set("env", "production").use(run)
  return (req, res) => {
    if (req.headers["transfer-encoding"]) return plainAnswer(res, 411, "Length Required\n")
    if (declaredTooLarge(req)) return plainAnswer(res, 413, `At most ${bodyLimit} bytes\n`)
    return app(req, res)
  }
}
