import { enquiryHandling, enquiryRoutes, whereEnquiriesGo } from "./enquiry-routes"

const browser = { GATSBY_EMAILJS_PUBLIC_KEY: "key", GATSBY_EMAILJS_SERVICE_ID: "service_1" }
const smtp = { SMTP_URL: "smtps://me:secret@mail.example.com" }
const key = { EMAILJS_PRIVATE_KEY: "private" }
const store = { location: "/srv/enquiries.db", kept: 123 }
const kept = "Enquiries: /srv/enquiries.db (123 kept)"
const unset = 'stored, not mailed: read them with "npm run enquiries", or set SMTP_URL or EMAILJS_PRIVATE_KEY'
const own = "Enquiry forms are stored on our own server"
const sends = "Your browser sends enquiry forms to EmailJS, a service that emails them to us."
const both = `${sends} Those that EmailJS refuses or does not answer, forms of AMP pages, `
const others = "what EmailJS fails to take, AMP and no-script forms"

test.each([
  ["nothing", {}, `all forms: ${unset}`, `${own}.`],
  [
    "a mailbox",
    smtp,
    "all forms: stored, then mailed to me@a.test by the mailbox of SMTP_URL",
    `${own}, which emails them to us.`,
  ],
  [
    "EmailJS on the server",
    { ...key, EMAILJS_PUBLIC_KEY: "key" },
    "all forms: stored, then mailed to me@a.test by EmailJS",
    `${own}, which emails them to us through EmailJS, a sending service.`,
  ],
  ["EmailJS in the browser alone", browser, `forms: EmailJS from the browser · ${others}: ${unset}`, both],
  [
    "EmailJS in the browser and nothing of it on the server",
    { ...browser, GATSBY_EMAILJS_FALLBACK: "off" },
    `forms: EmailJS from the browser · AMP and no-script forms: ${unset}`,
    `${sends} Forms of AMP pages, `,
  ],
  [
    "EmailJS in both",
    { ...browser, ...key },
    `forms: EmailJS from the browser · ${others}: stored, then mailed to me@a.test by EmailJS`,
    both,
  ],
])("the owner and the privacy policy are told where enquiries go with %s", (_name, env, line, policy) => {
  expect(whereEnquiriesGo(env, { store, recipient: "me@a.test" })).toEqual([`${kept} · ${line}`])
  expect(enquiryHandling(env)).toContain(policy)
})

test("the owner is told of a new store, a placeholder, and a release of other settings; never a password", () => {
  const problem = "hello@site.example is a placeholder"
  const lines = whereEnquiriesGo(smtp, {
    store: { location: "/srv/enquiries.db", isNew: true },
    recipient: "hello@site.example",
    problem,
    built: enquiryRoutes(browser),
  })
  expect(lines).toEqual([
    `Enquiries: /srv/enquiries.db (new) · forms: EmailJS from the browser · ${others}: stored, not mailed: ${problem}`,
    expect.stringContaining("privacy policy may be wrong"),
  ])
  expect(lines.join()).not.toContain("secret")
})

test("a release that does not take what EmailJS fails to take is of other settings than a server that would", () => {
  const facts = { store, recipient: "me@a.test" }
  const { hasFallback: _, ...earlier } = enquiryRoutes(browser)
  expect(whereEnquiriesGo(browser, { ...facts, built: earlier })).toHaveLength(2)
  expect(whereEnquiriesGo(browser, { ...facts, built: enquiryRoutes(browser) })).toHaveLength(1)
  expect(whereEnquiriesGo(smtp, { ...facts, built: { forms: "server", mail: "mailbox" } })).toHaveLength(1)
})

test("on Netlify the privacy policy names the host", () => {
  expect(enquiryHandling({ NETLIFY: "true" })).toBe(
    "Enquiry forms are stored in our database by our host, Netlify.",
  )
})
