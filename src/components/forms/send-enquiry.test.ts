import { json } from "node:stream/consumers"
import { serveHandler } from "../../../test/support/server/in-process"
import { type EmailjsAccount, emailjsAccount } from "../../shared/enquiry/emailjs"
import { referenceOf } from "../../shared/enquiry/reference"
import { type NotStored, type Submission, sendBy } from "./send-enquiry"

const submission = { key: "0123456789abcdef0123456789abcdef", startedAt: 1000 }
const person = { name: "Asha Rao", email: "asha@example.com" }
const blank = { ...person, company: "", message: "", comments: "", policy: "0123456789ab" }

describe("with an account in the browser", () => {
  const accountAt = (origin: string) =>
    emailjsAccount({
      GATSBY_EMAILJS_PUBLIC_KEY: "key",
      GATSBY_EMAILJS_SERVICE_ID: "service_1",
      GATSBY_EMAILJS_AUDIT_TEMPLATE_ID: "template_a",
      GATSBY_EMAILJS_ORIGIN: origin,
    }) as EmailjsAccount
  // The client reads the page's path for its rate limit; Node has no page.
  beforeAll(() => Object.assign(globalThis, { location: { pathname: "/landing" } }))

  const answers = { ...blank, comments: "a bot was here" }

  test.each([
    ["the site's server", async () => Response.json({ reference: "K7M-4PR" }), "K7M-4PR"],
    ["nobody, without a server", async () => Promise.reject(new Error("404")), referenceOf(submission.key)],
  ])(
    "a filled honeypot goes to %s, and the visitor is answered as always",
    async (_who, answer, reference) => {
      const posted = jest.spyOn(globalThis, "fetch").mockImplementation(answer)
      const enquiry = { form: "audit", answers, submission } as const
      expect(await sendBy(accountAt("https://mail.example"), enquiry)).toBe(reference)
      expect(posted.mock.calls).toEqual([["/api/contact", expect.objectContaining({ method: "POST" })]])
    },
  )

  test("a form that is sent sooner than anyone can fill it in waits", async () => {
    // The form was opened almost two seconds ago.
    const startedAt = performance.now() - 1700
    const enquiry = { form: "audit", answers: blank, submission: { ...submission, startedAt } } as const
    const bodies: unknown[] = []
    const service = await serveHandler(async (req, res) => {
      bodies.push(await json(req))
      res.end("OK")
    })
    const reference = referenceOf(submission.key)
    expect(await sendBy(accountAt(service.origin), enquiry)).toBe(reference)
    await service.close()
    expect(bodies).toMatchObject([{ template_params: { reference } }])
    expect(performance.now() - startedAt).toBeGreaterThan(1900)
  })
})

describe("if EmailJS fails", () => {
  const mail = "https://mail.example"
  const account = {
    origin: mail,
    publicKey: "key",
    serviceId: "service_1",
    templateIds: { audit: "a", contact: "c", amp: "c" },
    hasFallback: true,
  }
  const key = submission.key
  const reference = referenceOf(key)
  type Answer = Response | Error | "never" | Promise<Response>
  const stored = () => Response.json({ message: "Thanks!", reference })
  const asked: { to: "EmailJS" | "site"; outcome?: string; reason?: string }[] = []
  const setOnLine = (onLine: boolean) =>
    Object.defineProperty(globalThis, "navigator", { value: { onLine }, configurable: true })

  /** Each answers in this order, the last answer again and again. */
  const answerBy = (emailjs: Answer[], site: Answer[]) => {
    asked.length = 0
    jest.spyOn(console, "error").mockImplementation(() => undefined)
    jest.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
      const { emailjs: outcome, emailjs_reason: reason } = JSON.parse(String(init?.body))
      const isSite = String(url) === "/api/contact"
      asked.push(isSite ? { to: "site", outcome, reason } : { to: "EmailJS" })
      const answers = isSite ? site : emailjs
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      if (answer === "never" || answer === undefined) return new Promise<Response>(() => undefined)
      if (answer instanceof Error) throw answer
      return (await answer).clone()
    })
  }
  const enquiry = () =>
    ({ form: "contact", answers: blank, submission: { ...submission, startedAt: -1e6 } }) as const
  const refused = () => new Response("Forbidden", { status: 403 })
  const lost = () => new TypeError("Failed to fetch")

  beforeEach(() => setOnLine(true))

  test.each<[string, () => Answer, string, string]>([
    // EmailJS's own wording.
    ["refuses", refused, "failed", "403 Forbidden"],
    [
      "throttles",
      () => new Response("Too Many Requests", { status: 429 }),
      "failed",
      "429 Too Many Requests",
    ],
    [
      "has another template",
      () => new Response("The template ID not found", { status: 400 }),
      "failed",
      "400 The template ID not found",
    ],
    ["is broken", () => new Response("", { status: 500 }), "failed", "500"],
    [
      "answers with a page",
      () => new Response(`<html>${"x".repeat(9e4)}`, { status: 500 }),
      "failed",
      `500 <html>${"x".repeat(110)}`,
    ],
    ["is behind a gateway that gave up", () => new Response("", { status: 504 }), "unsure", "504"],
    ["is blocked or the network is down", lost, "unsure", "blocked or no network"],
  ])("which %s, the site takes it with the reason", async (_how, answer, outcome, reason) => {
    answerBy([answer()], [stored()])
    expect(await sendBy(account, enquiry())).toBe(reference)
    expect(asked).toEqual([{ to: "EmailJS" }, { to: "site", outcome, reason }])
  })

  test("without a network known to the browser, EmailJS is known not to have it", async () => {
    setOnLine(false)
    answerBy([lost()], [stored()])
    expect(await sendBy(account, enquiry())).toBe(reference)
    expect(asked[1]).toMatchObject({ outcome: "failed" })
  })

  test("wrong settings of the account are a failure like others", async () => {
    answerBy([stored()], [stored()])
    expect(await sendBy({ ...account, serviceId: "" }, enquiry())).toBe(reference)
    expect(asked).toEqual([{ to: "site", outcome: "failed", reason: expect.stringContaining("service ID") }])
  })

  test.each<[string, Answer]>([
    ["refuses it", new Response("not stored", { status: 503 })],
    ["has no endpoint", new Response("Not Allowed", { status: 405 })],
    ["answers with a page of its own", new Response("<html></html>", { status: 200 })],
    ["answers with other JSON", Response.json(null)],
    ["is not reached", lost()],
  ])("and the host %s, both have failed", async (_how, answer) => {
    answerBy([refused()], [answer])
    await expect(sendBy(account, enquiry())).rejects.toThrow()
    expect(asked.map(({ to }) => to)).toEqual(["EmailJS", "site"])
  })

  test("switched off, only EmailJS is asked", async () => {
    answerBy([refused()], [stored()])
    await expect(sendBy({ ...account, hasFallback: false }, enquiry())).rejects.toThrow("403 Forbidden")
    expect(asked).toEqual([{ to: "EmailJS" }])
  })

  test.each<[string, Answer, Answer, Answer, string[]]>([
    [
      "refused by both, EmailJS",
      refused(),
      new Response("", { status: 405 }),
      refused(),
      ["EmailJS", "site"],
    ],
    ["perhaps with EmailJS, the site", lost(), new Response("", { status: 405 }), stored(), ["site"]],
    ["perhaps with the site, the site", refused(), lost(), stored(), ["site"]],
    [
      "perhaps with EmailJS where there is no site, both",
      lost(),
      new Response("", { status: 405 }),
      new Response("", { status: 405 }),
      ["site", "EmailJS", "site"],
    ],
  ])("what was %s gets it again first", async (_what, emailjs, site, siteAgain, order) => {
    answerBy([emailjs], [site, siteAgain])
    const again = enquiry()
    await expect(sendBy(account, again)).rejects.toThrow()
    asked.length = 0
    await sendBy(account, again).catch((error: NotStored) => error)
    expect(asked.map(({ to }) => to)).toEqual(order)
  })

  describe("and gives no answer in time", () => {
    beforeEach(() => void jest.useFakeTimers())
    afterEach(() => void jest.useRealTimers())
    const inTime = <T>(work: Promise<T>) => {
      const settled = work.then(
        value => ({ value }),
        (error: Error) => ({ error: error.message }),
      )
      return jest.advanceTimersByTimeAsync(31_000).then(() => settled)
    }
    /** A fetch that answers when told. */
    const later = () => {
      let answer = (_: Response) => {}
      const response = new Promise<Response>(resolve => (answer = resolve))
      return { response, answer }
    }

    test("the site takes it, and is told if EmailJS delivers it all the same", async () => {
      const { response, answer } = later()
      answerBy([response], [stored()])
      expect(await inTime(sendBy(account, enquiry()))).toEqual({ value: reference })
      const reason = "no answer in 15 s"
      expect(asked.slice(1)).toEqual([{ to: "site", outcome: "unsure", reason }])
      answer(new Response("OK"))
      await jest.advanceTimersByTimeAsync(1)
      expect(asked.slice(2)).toEqual([{ to: "site", outcome: "delivered", reason }])
    })

    test("its late answer counts while the site hangs", async () => {
      const { response, answer } = later()
      answerBy([response], ["never"])
      const sending = sendBy(account, enquiry())
      await jest.advanceTimersByTimeAsync(16_000)
      answer(new Response("OK"))
      expect(await inTime(sending)).toEqual({ value: reference })
      expect(asked.map(({ outcome }) => outcome)).toEqual([undefined, "unsure", "delivered"])
    })

    test("and later fails, only the site's answer counts", async () => {
      const { response, answer } = later()
      answerBy([response], ["never"])
      const sending = sendBy(account, enquiry())
      await jest.advanceTimersByTimeAsync(16_000)
      answer(refused())
      expect(await inTime(sending)).toEqual({ error: "no answer within 15 s" })
      expect(asked.map(({ outcome }) => outcome)).toEqual([undefined, "unsure"])
    })

    test("with both hanging, both have failed after 30 s, and a late answer is kept", async () => {
      const { response, answer } = later()
      answerBy([response], ["never"])
      const failing = enquiry()
      expect(await inTime(sendBy(account, failing))).toEqual({ error: "no answer within 15 s" })
      answer(new Response("OK"))
      await expect((failing.submission as Submission).emailjs?.late).resolves.toBe(undefined)
    })
  })
})
