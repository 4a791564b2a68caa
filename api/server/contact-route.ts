import type { FastifyInstance, FastifyRequest } from "fastify"
import { bodyKilobytes } from "../../src/shared/enquiry/form-rules"
import { paths } from "../../src/shared/paths"
import { handleContact, type Services } from "../contact/handle-contact"
import { Refusal } from "../contact/replies"
import { isJson } from "../contact/request"
import type { Site } from "./serve-site"

// Node.js parses forms, since @fastify/multipart never responds to some malformed ones.
const readBody = async (request: FastifyRequest): Promise<unknown> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request.raw.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size > bodyKilobytes * 1024) throw new Refusal("too-large")
    chunks.push(chunk)
  }
  const headers = { "content-type": request.headers["content-type"] ?? "" }
  const message = new Response(Buffer.concat(chunks), { headers })
  return isJson(request) ? message.json() : message.formData()
}

type Contact = { readonly site: () => Site; readonly services: Services }

/** The plugin of the forms' endpoint. */
export const contact = async (app: FastifyInstance, { site, services }: Contact) => {
  app.route({
    method: app.supportedMethods,
    url: paths.contactEndpoint,
    exposeHeadRoute: false,
    // Not in the handler: Fastify would first refuse some content types in its own words.
    onRequest: async (request, reply) => {
      const body = async () => {
        if (site().identity?.isPreview) throw new Refusal("preview")
        return readBody(request).catch(error => {
          reply.header("connection", "close")
          throw error instanceof Refusal ? error : new Refusal("unreadable")
        })
      }
      const response = await handleContact(request, body, services)
      return reply.code(response.status).headers(response.headers).send(response.body)
    },
    handler: () => undefined,
  })
}
