import type { IncomingMessage, ServerResponse } from "node:http"
import { oncePerProcess } from "../settings/once-per-process"
import { settings } from "../settings/read-settings"
import { openStoreOf } from "../store/open-store"
import { header, type RawFields } from "./contact-request"
import { handleContact } from "./handle-contact"
import { asFields } from "./parse-body"
import { bodyLimit, readFields } from "./read-fields"
import { accepted, type Result, refusals, refused } from "./refusal"
import { servicesOf } from "./services"

/** A request as Gatsby and its adapters hand it over: multer has parsed a multipart body before. */
export type FunctionRequest = IncomingMessage & { readonly body?: unknown; readonly files?: unknown }

/** The fields that multer made of a body; its files count by their sizes. */
export const parsedFields = ({ body, files }: Pick<FunctionRequest, "body" | "files">): Result<RawFields> => {
  const fields = asFields(body) ?? Object.create(null)
  const fileBytes = (Array.isArray(files) ? files : []).reduce(
    (sum, file) => sum + Number(file?.size ?? 0),
    0,
  )
  const isTooLarge = Buffer.byteLength(JSON.stringify(fields)) + fileBytes > bodyLimit
  return isTooLarge ? refused(refusals.tooLarge) : accepted(fields)
}

// Gatsby cannot bundle the native part of the SQLite driver. It is needed in development alone: a function's host has no
// disk that lasts, and keeps enquiries in PostgreSQL. (An imported `createRequire` webpack would resolve itself.)
const loadLibsql = () =>
  globalThis.process.getBuiltinModule("module").createRequire(`${globalThis.process.cwd()}/package.json`)(
    "libsql",
  )

const configuredServices = () =>
  oncePerProcess("services", () => servicesOf(settings(), openStoreOf(settings(), loadLibsql)))

// The adapter for Netlify leaves its parameters on the request; elsewhere the header is the visitor's own.
const addressOf = (req: FunctionRequest): string =>
  ("netlifyFunctionParams" in req ? header(req, "x-nf-client-connection-ip") : req.socket?.remoteAddress) ||
  "unknown"

/** Answers `/api/contact` as a Gatsby Function: on Netlify, and in `gatsby develop`. */
export const contactFunction = async (req: FunctionRequest, res: ServerResponse): Promise<void> => {
  // Netlify's stream has no connection; Node.js (24.21 and later) takes it for broken off unless it is complete.
  if (!req.socket) req.complete = true
  const { method = "GET", url = "", headers } = req
  const request = { method, url, headers, address: addressOf(req) }
  const readBody = () => (req.readableEnded ? Promise.resolve(parsedFields(req)) : readFields(req))
  const answer = await handleContact({ ...request, readFields: readBody }, configuredServices())
  res.statusCode = answer.status
  for (const [name, value] of Object.entries(answer.headers)) res.setHeader(name, value)
  res.end(answer.body)
}
