/** @proves Enquiries: EmailJS endpoint */
import { listServices, serveHandler } from "../../test/support/serve-handler"
import { handleEmailSend } from "./handle-email-send"

/** Exactly what `@emailjs/browser` 4.4.1 sends for the two forms (docs/behaviour.md, "Forms: what is sent"). */
const payload = (template_id: string, template_params: unknown) => ({
  lib_version: "4.4.1",
  user_id: "local",
  service_id: "local",
  template_id,
  template_params,
})
const audit = {
  from_name: "Asha",
  from_email: "asha@example.in",
  company: "Not specified",
  message: "No message provided",
  to_email: "hello@aarohan.example",
  subject: "FREE SEO Audit Request",
}

const start = async () => {
  const { kept, services } = listServices()
  const server = await serveHandler(handleEmailSend(services))
  const post = async (body: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${server.origin}/api/v1.0/email/send`, {
      method: "POST",
      headers: { "Content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    })
    return [response.status, await response.text()] as const
  }
  return { kept, post, close: server.close }
}
let site: Awaited<ReturnType<typeof start>>
beforeEach(async () => {
  site = await start()
})
afterEach(() => site.close())

test("the audit and the contact form are stored under the form's own names", async () => {
  expect(await site.post(payload("audit", audit))).toEqual([200, "OK"])
  const contact = { ...audit, subject: undefined, service: "SEO Consulting", budget: "$10k+" }
  expect(await site.post(payload("contact", contact))).toEqual([200, "OK"])
  const person = {
    name: "Asha",
    email: "asha@example.in",
    company: "Not specified",
    message: "No message provided",
  }
  expect(site.kept.map(({ form, fields }) => ({ form, fields }))).toEqual([
    { form: "audit", fields: person },
    { form: "contact", fields: { ...person, service: "SEO Consulting", budget: "$10k+" } },
  ])
})

test("the hidden parameters are heard", async () => {
  const hidden = { form_instance: "a2c4e6-instance", website: "x", elapsed_ms: 10 }
  await site.post(payload("audit", { ...audit, ...hidden }))
  await site.post(payload("audit", { ...audit, ...hidden }))
  expect(site.kept).toHaveLength(1)
  expect(site.kept[0]).toMatchObject({ instance: "a2c4e6-instance", spam: ["honeypot", "too-fast"] })
})

test.each([
  ["wrong fields", payload("audit", {}), 400, /from_name: .*\nfrom_email: /],
  ["an unknown template", payload("other", audit), 400, /template ID/],
  ["no template", { template_params: audit }, 400, /user_id, service_id, template_id/],
  ["no parameters", payload("audit", "text"), 400, /template_params/],
  ["broken JSON", "{", 400, /could not be read/],
  ["too much", payload("audit", { ...audit, message: "x".repeat(70_000) }), 413, /64 kB/],
])("%s are answered in words", async (_what, body, status, text) => {
  expect(await site.post(body)).toEqual([status, expect.stringMatching(text)])
  expect(site.kept).toEqual([])
})

test("strangers and other types are refused", async () => {
  expect((await site.post(payload("audit", audit), { Origin: "https://evil.example" }))[0]).toBe(403)
  expect((await site.post("a=b", { "Content-type": "application/x-www-form-urlencoded" }))[0]).toBe(415)
})

test("a template named by the environment is known", async () => {
  process.env.GATSBY_EMAILJS_AUDIT_TEMPLATE_ID = "template_x1"
  expect((await site.post(payload("template_x1", audit)))[0]).toBe(200)
  delete process.env.GATSBY_EMAILJS_AUDIT_TEMPLATE_ID
})
