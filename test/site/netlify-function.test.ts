import { execFileSync } from "node:child_process"
import { cpSync, symlinkSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { postgresDatabase } from "../../api/store/postgres"
import { sqlStore } from "../../api/store/sql-store"
import { siteUrl } from "../../src/shared/site"
import { contentOf, fileStore } from "../enquiries/store-contract"
import { startPostgres } from "../support/postgres"
import { temporaryFolder } from "../support/temporary-folder"

type Answer = {
  readonly statusCode: number
  readonly multiValueHeaders: Record<string, string[]>
  readonly body?: string
}
type Handler = (event: unknown, context: unknown) => Promise<Answer>

const folder = temporaryFolder()
let postgres: Awaited<ReturnType<typeof startPostgres>>
let handler: Handler
let url: string

// The built function inside what Netlify's official adapter writes around it.
beforeAll(async () => {
  postgres = await startPostgres()
  url = postgres.urlOf("postgres")
  cpSync(".cache/functions", join(folder, ".cache/functions"), { recursive: true })
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"))
  const contact = {
    functionId: "contact",
    name: "contact",
    pathToEntryPoint: ".cache/functions/contact.js",
    requiredFiles: [],
  }
  const prepare = `require("./node_modules/gatsby-adapter-netlify/dist/lambda-handler.js").prepareFunction(${JSON.stringify(contact)})`
  execFileSync(process.execPath, ["--eval", prepare], { cwd: folder })
  Object.assign(process.env, { ENQUIRIES_URL: url, ENQUIRIES_SPOOL: "off", ENQUIRY_RATE_LIMIT: "2" })
  const entry = join(folder, ".netlify/functions-internal/contact/contact.js")
  handler = createRequire(entry)(entry).handler
})
afterAll(async () => {
  // The function keeps its connections, as it would on Netlify, and logs that they break.
  jest.spyOn(console, "error").mockImplementation(() => undefined)
  await postgres.stop()
})

const send = (
  from: string,
  fields: Record<string, string>,
  more: Record<string, string> = {},
  httpMethod = "POST",
) => {
  const body = Buffer.from(new URLSearchParams(fields).toString())
  const headers: Record<string, string> = {
    host: "site.example",
    "content-length": String(body.length),
    "content-type": "application/x-www-form-urlencoded",
    accept: "application/json",
    "x-nf-client-connection-ip": from,
    "x-forwarded-for": "6.6.6.6",
    ...more,
  }
  const event = {
    path: "/api/contact",
    rawUrl: "https://site.example/api/contact",
    httpMethod,
    queryStringParameters: {},
    multiValueHeaders: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]])),
    body: httpMethod === "GET" ? null : body.toString("base64"),
    isBase64Encoded: true,
  }
  return handler(event, {})
}
const enquiry = (message: string) => ({ name: "Asha", email: "asha@example.com", message })

// The adapter's requests have no socket, which ends the process on Node.js 24; netlify.toml asks for 22.
const netlifyTest = Number.parseInt(process.versions.node, 10) < 24 ? test : test.skip

netlifyTest("an enquiry is stored in PostgreSQL, and the rate limit is per visitor", async () => {
  expect((await send("203.0.113.1", enquiry("one"))).statusCode).toBe(200)
  expect((await send("203.0.113.1", enquiry("two"))).statusCode).toBe(200)
  const third = await send("203.0.113.1", enquiry("three"))
  expect([third.statusCode, third.multiValueHeaders["retry-after"]]).toEqual([429, [expect.anything()]])
  expect((await send("203.0.113.2", enquiry("of another visitor"))).statusCode).toBe(200)
  const store = sqlStore(postgresDatabase(url))
  const enquiries = await contentOf(store)
  await store.close()
  expect(enquiries.map(({ fields }) => fields.message).sort()).toEqual(["of another visitor", "one", "two"])
})

netlifyTest(
  "what EmailJS failed to take is stored with the reason, and what it delivered late is not mailed",
  async () => {
    const key = "0123456789abcdef0123456789abcdef"
    const told = (emailjs: string) => ({
      ...enquiry("late"),
      form_instance: key,
      emailjs,
      emailjs_reason: "no answer",
    })
    const said = jest.spyOn(console, "error").mockImplementation(() => undefined)
    const answer = await send("203.0.113.9", told("unsure"))
    expect(answer.statusCode).toBe(200)
    const store = sqlStore(postgresDatabase(url))
    const stored = async () => (await contentOf(store)).filter(({ fields }) => fields.message === "late")
    expect(await stored()).toMatchObject([
      { status: "new", emailjs: { outcome: "unsure", reason: "no answer" } },
    ])
    expect(
      (await store.claimDue({ leaseMs: 1, limit: 9 })).map(({ fields }) => fields.message),
    ).not.toContain("late")
    expect((await send("203.0.113.9", told("delivered"))).statusCode).toBe(200)
    expect(await stored()).toMatchObject([{ status: "delivered" }])
    await store.close()
    said.mockRestore()
  },
)

netlifyTest("the address of the site that it was built with is its own, whatever the host", async () => {
  const from = async (origin: string) =>
    (await send("203.0.113.8", enquiry(origin), { host: "a-deploy.netlify.example", origin })).statusCode
  expect([await from(siteUrl), await from("https://another.example")]).toEqual([200, 403])
})

netlifyTest("missing, unread and oversized bodies are handled", async () => {
  const harm = jest.fn()
  process.on("uncaughtExceptionMonitor", harm)
  expect((await send("203.0.113.5", {}, {}, "GET")).statusCode).toBe(405)
  const picture = await send("203.0.113.6", enquiry("x"), { "content-type": "image/png" })
  expect(picture.statusCode).toBe(415)
  expect((await send("203.0.113.7", enquiry("x".repeat(70_000)))).statusCode).toBe(413)
  await new Promise(resolve => setTimeout(resolve, 50))
  process.off("uncaughtExceptionMonitor", harm)
  expect(harm).not.toHaveBeenCalled()
})

test("with a file URL it stores enquiries in SQLite, as in development", async () => {
  const file = join(folder, "enquiries.db")
  const serve = `
    const contact = require("./.cache/functions/contact.js").default
    const server = require("node:http").createServer(contact).listen(0, "127.0.0.1", async () => {
      const body = new FormData()
      for (const [name, value] of Object.entries({ name: "Asha", email: "asha@example.com", message: "Here" }))
        body.append(name, value)
      const { status } = await fetch("http://127.0.0.1:" + server.address().port, { method: "POST", body })
      console.log(status)
      process.exit()
    })`
  const env = { ...process.env, ENQUIRIES_URL: `file:${file}` }
  expect(execFileSync(process.execPath, ["--eval", serve], { env, encoding: "utf8" })).toBe("200\n")
  const enquiries = await contentOf(fileStore(file))
  expect(enquiries).toMatchObject([{ fields: { message: "Here" } }])
})
