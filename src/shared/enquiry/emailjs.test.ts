import { emailjsAccount } from "./emailjs"

const account = {
  GATSBY_EMAILJS_PUBLIC_KEY: "key",
  GATSBY_EMAILJS_SERVICE_ID: "service_1",
  GATSBY_EMAILJS_AUDIT_TEMPLATE_ID: "template_a",
  GATSBY_EMAILJS_CONTACT_TEMPLATE_ID: "template_c",
}

test("without a public key there is no account, whatever else is set", () => {
  expect(emailjsAccount({})).toBeUndefined()
  for (const blank of ["", "  "])
    expect(emailjsAccount({ ...account, GATSBY_EMAILJS_PUBLIC_KEY: blank })).toBeUndefined()
})

test("the account is at EmailJS unless its origin is set; templates have default IDs, the site takes the rest", () => {
  expect(emailjsAccount(account)).toEqual({
    origin: "https://api.emailjs.com",
    publicKey: "key",
    serviceId: "service_1",
    templateIds: { audit: "template_a", contact: "template_c", amp: "template_c" },
    hasFallback: true,
  })
  const env = {
    GATSBY_EMAILJS_PUBLIC_KEY: "key",
    GATSBY_EMAILJS_ORIGIN: "https://mail.example/",
    GATSBY_EMAILJS_FALLBACK: "off",
  }
  expect(emailjsAccount(env)).toEqual({
    origin: "https://mail.example",
    publicKey: "key",
    serviceId: "",
    templateIds: { audit: "audit", contact: "contact", amp: "contact" },
    hasFallback: false,
  })
})

test("the server's own settings take precedence and never reach the browser", () => {
  const both = { ...account, EMAILJS_PUBLIC_KEY: "server", EMAILJS_SERVICE_ID: " " }
  expect(emailjsAccount(both, ["server", "browser"])).toMatchObject({
    publicKey: "server",
    serviceId: "service_1",
  })
  expect(emailjsAccount(both)?.publicKey).toBe("key")
  expect(emailjsAccount({ EMAILJS_PUBLIC_KEY: "server" })).toBeUndefined()
})
