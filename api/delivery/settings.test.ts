/** @proves Enquiries: delivery by e-mail */
import { deliverySettings } from "./settings"

const names = ["EMAILJS_PRIVATE_KEY", "EMAILJS_PUBLIC_KEY", "EMAILJS_SERVICE_ID", "GATSBY_EMAILJS_SERVICE_ID"]
afterEach(() => {
  for (const name of names) delete process.env[name]
})

test("without a private key nothing is delivered", () => {
  expect(deliverySettings()).toBeUndefined()
})

test("a private key alone is reported", () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined)
  process.env.EMAILJS_PRIVATE_KEY = "k"
  expect(deliverySettings()).toBeUndefined()
  expect(log).toHaveBeenCalledTimes(1)
  log.mockRestore()
})

test("the server's own names come first, the browser's after them", () => {
  Object.assign(process.env, {
    EMAILJS_PRIVATE_KEY: "k",
    EMAILJS_PUBLIC_KEY: "p",
    GATSBY_EMAILJS_SERVICE_ID: "s",
  })
  expect(deliverySettings()).toEqual({
    origin: "https://api.emailjs.com",
    privateKey: "k",
    publicKey: "p",
    serviceId: "s",
    templateIds: { audit: "audit", contact: "contact", amp: "contact" },
    toEmail: expect.stringContaining("@"),
  })
})
