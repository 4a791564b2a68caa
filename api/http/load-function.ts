import type { IncomingMessage, ServerResponse } from "node:http"
import { createRequire } from "node:module"
import { join } from "node:path"
import type { FunctionRoute } from "../../src/shared/server-manifest"
import { bodyLimit, declaredTooLarge } from "../functions/request/read-bytes"
import { leaveBodyToFunction, unreadBody } from "../functions/request/unread-body"
import { plainAnswer } from "./plain-answer"

/** Runs one compiled Gatsby function. */
export type SiteFunction = (req: IncomingMessage, res: ServerResponse) => unknown

type Compiled = { default?: SiteFunction; config?: { bodyParser?: { raw?: { type?: string } } } }

/**
 * Loads a function that Gatsby compiled. One that reads its own body gets it unread and answers for its bounds; for any
 * other, whose body Gatsby's wrapper parses (files without any cap), the length must be declared and within 64 kB.
 * @throws when the file is missing or exports no function
 */
export const loadFunction = ({ path, entry }: FunctionRoute, root: string): SiteFunction => {
  const require = createRequire(join(root, "package.json"))
  const compiled: Compiled = require(join(root, entry))
  // Node.js would keep the functions of every release there ever was.
  delete require.cache[join(root, entry)]
  const run = compiled.default
  if (typeof run !== "function") throw new Error(`${entry} exports no function for ${path}`)
  const readsItsBody = compiled.config?.bodyParser?.raw?.type === unreadBody.bodyParser.raw.type
  return (req, res) => {
    if (readsItsBody) leaveBodyToFunction(req)
    else if (req.headers["transfer-encoding"]) return plainAnswer(res, 411, "Length Required\n")
    else if (declaredTooLarge(req)) return plainAnswer(res, 413, `At most ${bodyLimit} bytes\n`)
    return run(req, res)
  }
}
