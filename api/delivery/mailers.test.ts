import { readSettings } from "../settings/read-settings"
import { deliverySettings, emailjsAccount, senderOf } from "./mailers"

test("without a private key nothing is delivered", () => {
  expect(deliverySettings(readSettings({}))).toBeUndefined()
})

test("the server's own names come first, the browser's after them", () => {
  const settings = readSettings({
    EMAILJS_PRIVATE_KEY: "k",
    EMAILJS_PUBLIC_KEY: "p",
    GATSBY_EMAILJS_PUBLIC_KEY: "another",
    GATSBY_EMAILJS_SERVICE_ID: "s",
  })
  expect(emailjsAccount(settings)).toEqual({
    origin: "https://api.emailjs.com",
    privateKey: "k",
    publicKey: "p",
    serviceId: "s",
    templateIds: { audit: "audit", contact: "contact", amp: "contact" },
  })
  const sent = { toEmail: expect.stringContaining("@"), mailsAnHour: 30, mailer: expect.anything() }
  expect(deliverySettings(settings)).toEqual(sent)
})

test.each([
  [{ SMTP_URL: "smtps://me%40site.example:p%2Fw@mail.site.example" }, "me@site.example"],
  [{ SMTP_URL: "smtp://user:pw@mail.site.example:587" }, "owner@site.example"],
  [{ SMTP_URL: "smtp://127.0.0.1:25", ENQUIRIES_FROM_EMAIL: "web@site.example" }, "web@site.example"],
])("with %j the sender is %s", (env, from) => {
  expect(senderOf(readSettings(env), "owner@site.example")).toBe(from)
  expect(deliverySettings(readSettings(env))).toMatchObject({ mailer: { send: expect.any(Function) } })
})
