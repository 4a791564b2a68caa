/** @proves Forms: mail service */
/** @proves Forms: sending and its notices */
import type { IncomingMessage } from "node:http"
import { serveHandler } from "../../../test/support/serve-handler"
import { within } from "../../shared/with-timeout"
import { auditEnquiry } from "./enquiry-kinds"
import { mailService } from "./mail-service"
import { sendLimitMs, sendMail } from "./send-mail"

const settings = { publicKey: "key", serviceId: "service_1", auditTemplateId: "template_a" }
const params = auditEnquiry.params({ name: "Asha Rao", email: "asha@example.com" }, "owner@example.com")

const read = async (req: IncomingMessage) => {
  let text = ""
  for await (const part of req) text += part
  return { url: req.url, method: req.method, body: JSON.parse(text) }
}

const withService = async (status: number, run: (origin: string) => Promise<void>) => {
  const requests: Awaited<ReturnType<typeof read>>[] = []
  const service = await serveHandler(async (req, res) => {
    requests.push(await read(req))
    res.writeHead(status).end(status === 200 ? "OK" : "The reason")
  })
  await run(service.origin).finally(service.close)
  return requests
}

// The client looks at the page's path for its rate limit; Node has no page.
beforeAll(() => Object.assign(globalThis, { location: { pathname: "/landing" } }))

test("an account is sent exactly what EmailJS documents", async () => {
  const requests = await withService(200, origin =>
    sendMail(mailService("https://site.example", { ...settings, origin }), "template_a", params),
  )
  expect(requests).toEqual([
    {
      url: "/api/v1.0/email/send",
      method: "POST",
      body: {
        lib_version: "4.4.1",
        user_id: "key",
        service_id: "service_1",
        template_id: "template_a",
        template_params: params,
      },
    },
  ])
})

test.each([400, 403, 429, 451, 500])("the answer %i is a failure", async status => {
  await withService(status, origin =>
    expect(sendMail(mailService("", { ...settings, origin }), "template_a", params)).rejects.toMatchObject({
      status,
      text: "The reason",
    }),
  )
})

test("an account without its service is a failure", async () => {
  const service = mailService("", { publicKey: "key" })
  await expect(sendMail(service, "template_a", params)).rejects.toMatch("The service ID is required")
})

test("a wait ends at its limit, which is 15 s for a visitor", async () => {
  expect(sendLimitMs).toBe(15_000)
  await expect(within(20, new Promise(() => {}))).rejects.toThrow("no answer within 0.02 s")
  await expect(within(1000, Promise.resolve("OK"))).resolves.toBe("OK")
})
