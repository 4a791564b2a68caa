import type { IncomingMessage } from "node:http"
import { serveHandler } from "../../../test/support/serve-handler"
import { type MailAccount, mailAccount } from "../../shared/enquiry/mail-account"
import { sendByEmailjs } from "./send-by-emailjs"

const accountAt = (origin: string) =>
  mailAccount({
    GATSBY_EMAILJS_PUBLIC_KEY: "key",
    GATSBY_EMAILJS_SERVICE_ID: "service_1",
    GATSBY_EMAILJS_AUDIT_TEMPLATE_ID: "template_a",
    GATSBY_EMAILJS_ORIGIN: origin,
  }) as MailAccount
const params = { from_name: "Asha Rao", from_email: "asha@example.com" }

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
  const requests = await withService(200, origin => sendByEmailjs(accountAt(origin), "audit", params))
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
    expect(sendByEmailjs(accountAt(origin), "audit", params)).rejects.toMatchObject({
      status,
      text: "The reason",
    }),
  )
})

test("an account without its service is a failure", async () => {
  const account = { ...accountAt("https://mail.example"), serviceId: "" }
  await expect(sendByEmailjs(account, "audit", params)).rejects.toMatch("The service ID is required")
})
