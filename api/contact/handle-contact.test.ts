import { once } from "node:events"
import { request } from "node:http"
import { text } from "node:stream/consumers"
import { defaultAnswers, type EnquiryAnswers } from "../../src/shared/enquiry/enquiry-answers"
import { defaultFieldTexts } from "../../src/shared/enquiry/field-texts"
import { checkAnswers } from "../../src/shared/enquiry/form-rules"
import { referenceOf } from "../../src/shared/enquiry/reference"
import { refusals } from "../../src/shared/enquiry/refusals"
import { listServices, serveContact } from "../../test/support/server/in-process"
import { checkForm, formOf, handleContact, type Services, spamSigns } from "./handle-contact"
import { rateLimitKeys } from "./rate-limit"
import { Refusal } from "./replies"

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

const start = async (env: Record<string, string> = {}, put?: Services["store"]["put"]) => {
  const { kept, services } = listServices(env, put)
  const server = await serveContact(services)
  closers.push(server.close)
  const post = (body: BodyInit, headers: Record<string, string> = {}, query = "") =>
    fetch(`${server.origin}/api/contact${query}`, { method: "POST", body, headers, redirect: "manual" })
  return { ...server, kept, services, post }
}

const amp = { name: "Asha", email: "asha@example.in", message: "Hello" }
const json = { "Content-Type": "application/json" }
const page = { Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" }
const form = (fields: Record<string, string>) => new URLSearchParams(fields)

test("the AMP form is accepted as JSON, urlencoded and multipart, and stored before the response", async () => {
  const { kept, post } = await start()
  const multipart = new FormData()
  for (const [name, value] of Object.entries(amp)) multipart.append(name, value)
  for (const response of [
    await post(JSON.stringify({ ...amp, message: "as JSON" }), json),
    await post(form({ ...amp, message: "urlencoded" })),
    await post(multipart),
  ]) {
    expect(response.status).toBe(200)
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8")
    expect(await response.json()).toEqual({
      message: expect.stringContaining("Thanks"),
      reference: expect.stringMatching(/^\w{3}-\w{3}$/),
    })
  }
  expect(kept.map(enquiry => enquiry.form)).toEqual(["amp", "amp", "amp"])
  expect(kept[2]?.fields).toEqual({ ...amp, company: "", phone: "", service: "", budget: "" })
})

test("the audit and contact forms are accepted as scripts post them, with blanks filled in", async () => {
  const { kept, post } = await start()
  const person = { name: "Asha", email: "asha@example.in" }
  const blank = { ...person, company: "", message: "", comments: "", elapsed_ms: "9000" }
  const chosen = { service: "SEO Consulting", budget: "$10k+" }
  const audit = { ...blank, form: "audit", form_instance: "a2c4e6-audit" }
  const contact = { ...blank, ...chosen, form: "contact", form_instance: "a2c4e6-contact" }
  for (const fields of [audit, contact, { ...contact, service: "", budget: "", form_instance: "blank" }])
    expect((await post(JSON.stringify(fields), json)).status).toBe(200)
  const stored = { ...person, company: "Not specified", message: "No message provided" }
  expect(kept.map(({ form, fields, spam }) => ({ form, fields, spam }))).toEqual([
    { form: "audit", fields: stored, spam: [] },
    { form: "contact", fields: { ...stored, ...chosen }, spam: [] },
    { form: "contact", fields: { ...stored, service: "Not specified", budget: "Not specified" }, spam: [] },
  ])
  expect(kept[0]?.instance).toBe("a2c4e6-audit")
})

test("hidden fields are read from JSON, numbers too, and a repeated submission is stored once", async () => {
  const { kept, post } = await start()
  const body = JSON.stringify({ ...amp, form_instance: "a2c4e6-instance", comments: "x", elapsed_ms: 10 })
  for (let i = 0; i < 2; i += 1) expect((await post(body, json)).status).toBe(200)
  expect(kept).toHaveLength(1)
  expect(kept[0]).toMatchObject({ instance: "a2c4e6-instance", spam: ["honeypot", "too-fast"] })
})

test("every invalid field is named, for scripts and for AMP", async () => {
  const { post, kept } = await start()
  const long = "x".repeat(101)
  const fields = { email: "nobody", company: ["x"], phone: long, service: long, budget: long, message: " " }
  const response = await post(JSON.stringify(fields), json)
  const { message, errors, verifyErrors } = await response.json()
  expect(response.status).toBe(400)
  expect(message).toEqual(expect.any(String))
  const names = ["name", "email", "company", "phone", "service", "budget", "message"]
  expect(errors.map((error: { field: string }) => error.field)).toEqual(names)
  expect(verifyErrors.map((error: { name: string }) => error.name)).toEqual(names)
  expect(kept).toEqual([])
})

test("a plain form post is redirected to a result page", async () => {
  const { post, kept } = await start()
  const sent = await post(form({ form: "audit", name: "Asha", email: "asha@example.in" }), page)
  expect([sent.status, sent.headers.get("location")]).toEqual([
    303,
    expect.stringMatching(/^\/contact\/sent\?reference=\w{3}-\w{3}$/),
  ])
  expect(kept[0]).toMatchObject({ form: "audit", fields: { company: "Not specified" } })
  const refused = await post(form({ form: "contact" }), page)
  expect([refused.status, refused.headers.get("location")]).toEqual([
    303,
    "/contact/not-sent?reason=fields&fields=name%2Cemail#fields",
  ])
  const large = await post(form({ message: "x".repeat(70_000) }), page)
  expect(large.headers.get("location")).toBe("/contact/not-sent?reason=too-large#too-large")
})

test("a body above 64 kB that comes in chunks is refused, and the client sees why", async () => {
  const { origin, kept } = await start()
  const headers = { ...json, "Transfer-Encoding": "chunked" }
  const outgoing = request(`${origin}/api/contact`, { method: "POST", headers })
  // The server closes the connection once it has responded.
  outgoing.on("error", () => undefined).end(JSON.stringify({ ...amp, message: "x".repeat(1_000_000) }))
  const [response] = await once(outgoing, "response")
  const { message } = JSON.parse(await text(response))
  expect([response.statusCode, message]).toEqual([413, refusals["too-large"]])
  expect(kept).toEqual([])
})

const multipart = "multipart/form-data; boundary=xyz"
const part = (name: string, value: string, more = "") =>
  `--xyz\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`

test.each([
  ["application/json", "{"],
  ["application/json", "[1]"],
  ["application/json", "null"],
  ["application/json", ""],
  ["application/json", '{"__proto__":{"polluted":"yes"}}'],
  ["multipart/form-data", "x"],
  [multipart, part("name", "cut off")],
  [multipart, ""],
])("%s with %p is unreadable", async (type, body) => {
  const { post, kept } = await start()
  const response = await post(body, { "Content-Type": type })
  expect([response.status, kept]).toEqual([400, []])
  expect((await response.json()).message).toMatch(/^(We couldn’t read|Something is missing)/)
})

test("files are skipped, and the first value of a name counts", async () => {
  const { post, kept } = await start()
  const parts = [part("name", "text", '; filename="a.txt"'), part("message", "x", '; filename="b.txt"')]
  for (const [name, value] of Object.entries(amp)) parts.push(part(name, value), part(name, "again"))
  expect((await post(`${parts.join("")}--xyz--\r\n`, { "Content-Type": multipart })).status).toBe(200)
  expect(kept[0]?.fields).toMatchObject(amp)
})

/** Hands fields to the endpoint as a server would that has parsed them. */
const handle = (services: Services, ip: string, type: string, fields: Record<string, unknown>) => {
  const headers = { host: "site.example", "content-type": type }
  return handleContact(
    { method: "POST", originalUrl: "/api/contact", headers, ip },
    async () => fields,
    services,
  )
}

test("repeated form fields use the first value; JSON arrays are rejected", async () => {
  const { kept, services } = listServices()
  const send = (type: string) => handle(services, "192.0.2.1", type, { ...amp, name: ["Asha", "again"] })
  for (const type of ["application/x-www-form-urlencoded", "multipart/form-data; boundary=b"])
    expect((await send(type)).status).toBe(200)
  expect(kept).toMatchObject([{ fields: amp }])
  const { status, body } = await send("application/json")
  expect([status, JSON.parse(body).errors]).toEqual([400, [{ field: "name", message: "Name must be text." }]])
})

test("visitors are answered in the words of the release, and in default ones where it has none", async () => {
  const { services } = listServices()
  const own: EnquiryAnswers = {
    ...defaultAnswers,
    thanks: "Danke.",
    missing: { name: "Wie heißen Sie?" },
    refusals: { fields: "So nicht." },
  }
  const answer = async (fields: object, answers?: () => EnquiryAnswers) => {
    const { body } = await handle(
      { ...services, ...(answers && { answers }) },
      "192.0.2.1",
      "application/json",
      { ...fields },
    )
    const { message, errors } = JSON.parse(body)
    return [message, errors?.[0].message]
  }
  const nameless = { ...amp, name: "" }
  expect(await answer(amp, () => own)).toEqual(["Danke.", undefined])
  expect(await answer(nameless, () => own)).toEqual(["So nicht.", "Wie heißen Sie?"])
  expect(await answer({ form: "none" }, () => ({ ...own, refusals: {} }))).toEqual([
    refusals.fields,
    "There is no such form.",
  ])
  // Its words for a field may be missing; the field is required all the same.
  expect(await answer({ ...amp, email: "" }, () => own)).toEqual(["So nicht.", defaultAnswers.labels.email])
  expect(await answer(nameless)).toEqual([refusals.fields, defaultAnswers.missing.name])
})

test.each([
  [{ "Content-Type": 'application/json; charset="utf-8"' }, 200],
  [{ "Content-Type": "application/json;charset=UTF8 " }, 200],
  [{ "Content-Type": "application/json; charset=" }, 200],
  [{ "Content-Type": "application/json; x=y; charset=us-ascii" }, 200],
  [{ "Content-Type": "application/json; charset=utf-16" }, 415],
  [{ "Content-Type": "text/plain" }, 415],
  [{ ...json, "Content-Encoding": "gzip" }, 415],
])("a body with the headers %j gets %i", async (headers, status) => {
  const { post } = await start()
  expect((await post(JSON.stringify(amp), headers)).status).toBe(status)
})

test("a cross-origin request is refused before it is counted or stored", async () => {
  const { post, kept, services } = await start({ ENQUIRY_RATE_LIMIT: "1" })
  const count = jest.spyOn(services.store, "countRequest")
  const response = await post(form(amp), { Origin: "https://evil.example" })
  expect(response.status).toBe(403)
  expect(response.headers.get("access-control-allow-origin")).toBeNull()
  expect(count).not.toHaveBeenCalled()
  expect(kept).toEqual([])
})

test.each([
  ["0", "6.6.6.6", "127.0.0.1"],
  ["1", "6.6.6.6, 1.1.1.1", "1.1.1.1"],
  ["2", "6.6.6.6, 1.1.1.1, 10.0.0.2", "1.1.1.1"],
  ["3", "1.1.1.1", "1.1.1.1"],
])(
  "with TRUST_PROXY=%s and X-Forwarded-For %s, requests are counted for %s",
  async (proxies, forwarded, key) => {
    const { post, services } = await start({
      ENQUIRY_RATE_LIMIT: "9",
      ENQUIRY_RATE_WINDOW: "60",
      TRUST_PROXY: proxies,
    })
    const count = jest.spyOn(services.store, "countRequest")
    const forged = { "X-NF-Client-Connection-IP": "6.6.6.6" }
    expect((await post(form(amp), { "X-Forwarded-For": forwarded, ...forged })).status).toBe(200)
    expect(count).toHaveBeenCalledWith(key, 60_000, 1)
  },
)

test("the ticked consent and the version of the policy are stored", async () => {
  const { post, kept } = await start()
  const audit = { ...amp, form: "audit", policy: "0123456789ab" }
  for (const fields of [
    { ...audit, consent: "on", message: "ticked" },
    { ...audit, message: "not ticked" },
    { ...audit, policy: "0123456789abc", consent: "on", message: "of an old page" },
    { ...amp, form: "contact", policy: "0123456789ab", consent: "on" },
  ])
    await post(form(fields))
  const policy = "0123456789ab"
  expect(kept.map(({ consent, policy }) => ({ consent, policy }))).toEqual([
    { consent: true, policy },
    { consent: false, policy },
    { consent: undefined, policy: undefined },
    { consent: undefined, policy },
  ])
})

test.each([
  ["fails", async () => Promise.reject(new Error("disk full"))],
  ["hangs", () => new Promise<never>(() => undefined)],
  [
    "throws",
    () => {
      throw new Error("no such store")
    },
  ],
])("a store that %s gives 503 without details", async (_how, put) => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined)
  const { post } = await start({}, put)
  const response = await post(form(amp))
  expect(response.status).toBe(503)
  expect(response.headers.get("retry-after")).toBe("60")
  expect(await response.text()).not.toMatch(/disk|store\b|Error/)
  expect(log).toHaveBeenCalled()
})

test.each([
  ["10.0.0.9", ["10.0.0.9"]],
  ["::ffff:10.0.0.9", ["10.0.0.9"]],
  ["2001:db8:1:2:aaaa::1", ["2001:db8:1:2::/64", "2001:db8:1::/48"]],
  ["2001:db8::1", ["2001:db8:0:0::/64", "2001:db8:0::/48"]],
  ["::1", ["0:0:0:0::/64", "0:0:0::/48"]],
  ["203.0.113.9:51234", ["203.0.113.9"]],
  ["[2001:db8:1:2::7]:443", ["2001:db8:1:2::/64", "2001:db8:1::/48"]],
  ["_hidden", ["_hidden"]],
])("the rate limit counts %s as %j", (address, keys) => {
  expect(rateLimitKeys(address).map(([key]) => key)).toEqual(keys)
})

test("many networks of one site share a higher limit, which one of them cannot use up", async () => {
  const { services } = listServices({ ENQUIRY_RATE_LIMIT: "2" })
  const ask = async (ip: string) => (await handle(services, ip, "application/json", amp)).status
  for (let i = 0; i < 300; i += 1) await ask("2001:db8:1:0::1")
  await ask("2001:db8:2::1")
  const statuses: number[] = []
  for (let i = 0; i < 9; i += 1) statuses.push(await ask(`2001:db8:1:a${i}::1`))
  expect(statuses).toEqual([...Array(8).fill(200), 429])
  expect(await ask("2001:db8:2::1")).toBe(200)
})

const person = { name: "Asha", email: "asha@example.in" }
const refusalOf = (work: () => unknown): Refusal | undefined => {
  try {
    work()
  } catch (error) {
    if (error instanceof Refusal) return error
  }
  return undefined
}

test.each<Record<string, string>>([
  { name: "", email: "" },
  { email: "nobody" },
  { site: "our site", message: "x".repeat(5001) },
  { email: `${"x".repeat(250)}@example.com` },
  { name: "x".repeat(201), company: "x".repeat(201), message: "x".repeat(5001) },
])("browser and server report the same errors: %#", wrong => {
  const answers = { ...person, company: "", message: "", ...wrong }
  const errors = refusalOf(() => checkForm("audit", answers))?.more.errors ?? []
  expect(errors.length).toBeGreaterThan(0)
  expect(Object.entries(checkAnswers("audit", answers, defaultFieldTexts))).toEqual(errors.map(Object.values))
})

test("a submission without a form name is the AMP form's", () => {
  for (const missing of [undefined, null, ""]) expect(formOf(missing)).toBe("amp")
  expect(formOf("audit")).toBe("audit")
  expect(refusalOf(() => formOf("__proto__"))).toMatchObject({
    reason: "fields",
    more: { errors: [{ field: "form" }] },
  })
})

test.each([
  [{}, []],
  [{ comments: "", elapsed_ms: "" }, []],
  [{ comments: "Buy this", elapsed_ms: "9000" }, ["honeypot"]],
  [{ elapsed_ms: "9000" }, []],
  [{ elapsed_ms: 9000 }, []],
  [{ comments: "http://spam.example", elapsed_ms: "100" }, ["honeypot", "too-fast"]],
  [{ elapsed_ms: "-1" }, ["odd-time"]],
  [{ elapsed_ms: "soon" }, ["odd-time"]],
  [{ elapsed_ms: {} }, ["odd-time"]],
])("%j gives the spam signs %j", (raw, signs) => {
  expect(spamSigns(raw, 2000)).toEqual(signs)
})

describe("after EmailJS", () => {
  const key = "0123456789abcdef0123456789abcdef"
  const contact = { name: "Asha", email: "asha@example.in", form: "contact", form_instance: key }
  const body = (emailjs: unknown, reason: unknown) =>
    JSON.stringify({ ...contact, emailjs, emailjs_reason: reason })

  test("the enquiry keeps why EmailJS failed, in a line that is logged too, and the reference of its key", async () => {
    const said = jest.spyOn(console, "error").mockImplementation(() => undefined)
    const { kept, post } = await start()
    const answer = await post(body("failed", "403\r\nForbidden \u202e<b>"), json)
    expect([answer.status, await answer.json()]).toEqual([
      200,
      expect.objectContaining({ reference: referenceOf(key) }),
    ])
    expect(kept.map(({ emailjs }) => emailjs)).toEqual([{ outcome: "failed", reason: "403 Forbidden <b>" }])
    expect(said.mock.calls).toEqual([[expect.stringContaining("403 Forbidden <b>")]])
    // Again, as after an answer that was lost.
    expect((await post(body("failed", "403"), json)).status).toBe(200)
    expect([kept.length, said.mock.calls.length]).toEqual([1, 1])
  })

  test.each([
    ["failed", "🙂".repeat(500), { outcome: "failed", reason: "🙂".repeat(120) }],
    ["unsure", 7, { outcome: "unsure", reason: "7" }],
    ["unsure", { a: 1 }, { outcome: "unsure", reason: "" }],
    ["lost", "why", undefined],
    [["failed"], "why", undefined],
    [undefined, "why", undefined],
  ])("%j with the reason %.20j is bounded, or no such thing", async (outcome, reason, expected) => {
    jest.spyOn(console, "error").mockImplementation(() => undefined)
    const { kept, post } = await start()
    expect((await post(body(outcome, reason), json)).status).toBe(200)
    expect(kept.map(({ emailjs }) => emailjs)).toEqual([expected])
  })

  test("what EmailJS delivered late is handed over as that, and refused if it is no enquiry", async () => {
    const { services, post } = await start()
    const put = jest.spyOn(services.store, "put")
    const putDelivered = jest.spyOn(services.store, "putDelivered")
    expect((await post(body("delivered", "no answer in 15 s"), json)).status).toBe(200)
    const trial = { outcome: "delivered", reason: "no answer in 15 s" }
    expect(putDelivered.mock.calls).toEqual([[expect.objectContaining({ emailjs: trial })]])
    expect(put).not.toHaveBeenCalled()
    expect((await post(JSON.stringify({ form: "contact", emailjs: "delivered" }), json)).status).toBe(400)
  })
})
