import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { addresses } from "../../src/shared/addresses"
import { bodyKilobytes } from "../../src/shared/enquiry/limits"
import type { Headers } from "../../src/shared/server-manifest"
import { type Answer, admit, receive, type Services } from "../contact/handle-contact"
import { refusals } from "../contact/refusal"

/** Parses a form by Node.js: @fastify/multipart leaves some broken bodies without an answer. Files are skipped. */
const parseForm = async ({ headers }: FastifyRequest, body: Buffer): Promise<object> => {
  const type = { "content-type": headers["content-type"] ?? "" }
  const form = await new Response(new Uint8Array(body), { headers: type }).formData()
  // The first value of a name counts.
  return Object.fromEntries([...form].filter(([, value]) => typeof value === "string").reverse())
}

/** `/api/contact`; bodies are read only once everything before them is fine. */
export const contactRoute = async (
  app: FastifyInstance,
  { services, headers }: { readonly services: Services; readonly headers: () => Headers },
): Promise<void> => {
  app.addContentTypeParser(
    ["application/x-www-form-urlencoded", "multipart/form-data"],
    { parseAs: "buffer" },
    parseForm,
  )
  const requestOf = ({ method, originalUrl: url, headers, ip: address }: FastifyRequest) => ({
    method,
    url,
    headers,
    address,
  })
  const send = (reply: FastifyReply, answer: Answer) => {
    // A server that closes takes nothing more on this connection.
    if (!app.server.listening) reply.header("connection", "close")
    return reply.code(answer.status).headers(headers()).headers(answer.headers).send(answer.body)
  }
  app.route({
    method: app.supportedMethods,
    url: addresses.contactEndpoint,
    exposeHeadRoute: false,
    bodyLimit: bodyKilobytes * 1024,
    onRequest: async (request, reply) => {
      const refused = await admit(requestOf(request), services)
      return refused && send(reply, refused)
    },
    errorHandler: async (error: Error & { statusCode?: number }, request, reply) => {
      const refusal = error.statusCode === 413 ? refusals.tooLarge : refusals.unreadable
      return send(reply, await receive(requestOf(request), refusal, services))
    },
    handler: async (request, reply) => send(reply, await receive(requestOf(request), request.body, services)),
  })
}
