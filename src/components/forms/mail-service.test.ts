/** @proves Forms: mail service */
import { mailService } from "./mail-service"

const page = "https://site.example"
const account = {
  publicKey: "key",
  serviceId: "service_1",
  auditTemplateId: "template_a",
  contactTemplateId: "template_c",
}

test("without a public key the site itself is the service", () => {
  const own = {
    origin: page,
    publicKey: "local",
    serviceId: "local",
    templateIds: { audit: "audit", contact: "contact" },
    isOwn: true,
  }
  expect(mailService(page, {})).toEqual(own)
  expect(mailService(page, { ...account, publicKey: "", origin: "https://other.example" })).toEqual(own)
})

test("with one it is the account at EmailJS", () => {
  expect(mailService(page, account)).toEqual({
    origin: "https://api.emailjs.com",
    publicKey: "key",
    serviceId: "service_1",
    templateIds: { audit: "template_a", contact: "template_c" },
    isOwn: false,
  })
})

test("the account may be elsewhere", () => {
  expect(mailService(page, { ...account, origin: "https://mail.example/" }).origin).toBe(
    "https://mail.example",
  )
})
