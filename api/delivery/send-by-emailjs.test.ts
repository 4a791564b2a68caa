/** @proves Enquiries: delivery by e-mail */

import { serveHandler } from "../../test/support/serve-handler"
import { makeEnquiry } from "../enquiries/enquiry"
import { sendMail } from "./send-mail"

const enquiry = makeEnquiry(
  "audit",
  { name: "A", email: "a@b.in", company: "Not specified", message: "hi" },
  { instance: undefined, spam: [], now: new Date() },
)
const settings = (origin: string) => ({
  origin,
  privateKey: "secret-key",
  toEmail: "owner@site.example",
  publicKey: "public",
  serviceId: "service",
  templateIds: { audit: "t-audit", contact: "t-contact", amp: "t-contact" },
})

test("the service gets its own format with the access token", async () => {
  let seen: unknown
  const service = await serveHandler(async (req, res) => {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(chunk)
    seen = [req.method, req.url, req.headers["content-type"], JSON.parse(Buffer.concat(chunks).toString())]
    res.end("OK")
  })
  expect(await sendMail(enquiry, settings(service.origin))).toBeUndefined()
  expect(seen).toEqual([
    "POST",
    "/api/v1.0/email/send",
    "application/json",
    {
      service_id: "service",
      template_id: "t-audit",
      user_id: "public",
      accessToken: "secret-key",
      template_params: expect.objectContaining({ from_name: "A", subject: "FREE SEO Audit Request" }),
    },
  ])
  await service.close()
})

test("a refusal is told without the key, a slow service by its timeout, no service by its error", async () => {
  const refusing = await serveHandler((_req, res) => res.writeHead(400).end("bad token secret-key"))
  expect(await sendMail(enquiry, settings(refusing.origin))).toBe("400 bad token ***")
  await refusing.close()
  expect(await sendMail(enquiry, settings(refusing.origin))).toMatch(/TypeError/)
  const slow = await serveHandler(() => undefined)
  expect(await sendMail(enquiry, settings(slow.origin), 50)).toMatch(/TimeoutError/)
  await slow.close()
})
