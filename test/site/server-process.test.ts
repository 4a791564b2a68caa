import { execFileSync } from "node:child_process"
import { once } from "node:events"
import { cpSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { type AddressInfo, connect, createServer } from "node:net"
import { tmpdir } from "node:os"
import { text } from "node:stream/consumers"
import { escapeHtml } from "../../src/shared/escape"
import { bundleProgram } from "../support/bundle"
import * as content from "../support/content"
import { postEnquiry } from "../support/post-enquiry"
import { rawRequest } from "../support/raw-request"
import { serveHandler } from "../support/server/in-process"
import { type ServerProcess, startServerProcess } from "../support/server/process"
import { sharedSite } from "../support/server/shared"
import { temporaryFolder } from "../support/temporary-folder"
import { until } from "../support/until"

const folder = temporaryFolder()
const started: ServerProcess[] = []

const start = (...[env, ...args]: Parameters<typeof startServerProcess>) => {
  const server = startServerProcess({ ENQUIRIES_URL: `file:${folder}/enquiries`, ...env }, ...args)
  started.push(server)
  return server
}

/** What closes the servers of a test: one left open would keep Jest from ending. */
const closings: (() => unknown)[] = []

afterEach(async () => {
  for (const { child } of started.splice(0)) child.kill("SIGKILL")
  for (const close of closings.splice(0)) await close()
})

const font = `/fonts/${readdirSync("public/fonts").find(name => name.endsWith(".woff2"))}`

test("it prints its address, and where enquiries go", async () => {
  const url = `file:${folder}/told.db`
  const linesOf = async (server: ServerProcess, last = "Enquiries:") => {
    expect(await server.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    await until(() => server.stderr().includes(last))
    return server.stderr().trim().split("\n")
  }
  const server = start({ ENQUIRIES_URL: url })
  const unset =
    /stored, not mailed: read them with "npm run enquiries", or set SMTP_URL or EMAILJS_PRIVATE_KEY$/
  const address = expect.stringMatching(/^The site is served at /)
  const [first, where = ""] = await linesOf(server)
  expect([first, where.startsWith(`Enquiries: ${folder}/told.db (new) · `)]).toEqual([address, true])
  expect(where).toMatch(unset)
  await postEnquiry(await server.address)
  await server.stop()
  const mail = { SMTP_URL: "smtp://127.0.0.1:1", ENQUIRIES_TO_EMAIL: "owner@site.test" }
  const manifest = JSON.parse(readFileSync(".cache/server-manifest.json", "utf8"))
  const isOther = manifest.site.enquiries.mail !== "mailbox"
  const last = isOther ? "publish it again" : "Enquiries:"
  const [, again = "", advice] = await linesOf(start({ ENQUIRIES_URL: url, ...mail }), last)
  expect(again).toContain(`Enquiries: ${folder}/told.db (1 kept) · `)
  expect(again).toContain("stored, then mailed to owner@site.test by the mailbox of SMTP_URL")
  expect(advice).toEqual(isOther ? expect.stringContaining("publish it again") : undefined)
})

test("the policy that it shows is kept beside the enquiries, and with their backups", async () => {
  const { policy } = JSON.parse(readFileSync(".cache/server-manifest.json", "utf8")).site
  const [home, copy, anew] = ["home", "copy", "anew"].map(name => `${folder}/policy-${name}`)
  await postEnquiry(await start({ ENQUIRIES_URL: `file:${home}/enquiries.db` }).address)
  expect(readFileSync(`${home}/policies/${policy.version}.html`, "utf8")).toBe(policy.text)
  const program = bundleProgram("api/cli/enquiries.ts")
  for (const [at, name] of [
    [home, "backup"],
    [anew, "restore"],
  ])
    execFileSync(process.execPath, [program, String(name), String(copy)], {
      env: { ...process.env, ENQUIRIES_URL: `file:${at}/enquiries.db` },
    })
  expect(readFileSync(`${anew}/policies/${policy.version}.html`, "utf8")).toBe(policy.text)
})

test("memory stays below what deploy/site.service allows, whatever connections send and never read", async () => {
  const service = readFileSync("deploy/site.service", "utf8")
  const [, heap = ""] = /^ExecStart=\S+ (--max-old-space-size=\d+) /m.exec(service) ?? []
  expect(heap).not.toBe("")
  const server = start({ NODE_OPTIONS: heap })
  const { port } = new URL((await server.address) ?? "")
  for (const [many, each] of [
    [200, 500],
    [1500, 96],
  ] as const) {
    const sockets = Array.from({ length: many }, () => connect(Number(port)).on("error", () => undefined))
    for (const socket of sockets) socket.pause().write("GET / HTTP/1.1\r\nHost: a\r\n\r\n".repeat(each))
    await new Promise(resolve => setTimeout(resolve, 3000))
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
    for (const socket of sockets) socket.destroy()
  }
  const [, peak] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${server.child.pid}/status`, "utf8")) ?? []
  const [, allowed] = /^MemoryMax=(\d+)M/m.exec(service) ?? []
  expect(Number(peak) / 1024).toBeLessThan(Number(allowed))
})

test("without a build it prints one line of advice", async () => {
  const server = start({}, folder)
  expect(await server.ended).toBe(1)
  expect(server.stderr().trim()).toMatch(/^There is no complete build in .*: run "npm run build" first\.$/)
})

test("if the port is in use it prints one line of advice", async () => {
  const { port } = new URL(sharedSite().url)
  const second = start({ PORT: port })
  expect(await second.ended).toBe(1)
  expect(second.stderr().trim()).toBe(`Port ${port} is taken: set PORT to a free one.`)
})

const token = "0123456789abcdef"
const remotely = { "x-forwarded-for": "203.0.113.9" }

/** What /readyz answers, with the code of its status. */
const readyz = async (url: string | undefined, headers: Record<string, string> = {}) => {
  const response = await fetch(`${url}/readyz`, { headers })
  return { code: response.status, ...((await response.json()) as object) }
}

/** A server that takes connections and answers nothing. */
const hang = async () => {
  let isCalled = false
  const hanging = createServer(() => (isCalled = true)).listen(0, "127.0.0.1")
  closings.push(() => hanging.close())
  await once(hanging, "listening")
  return { isCalled: () => isCalled, port: (hanging.address() as AddressInfo).port }
}

test.each([
  ["is no file", async () => "file:/dev/null/enquiries.db"],
  ["is not there", async () => "postgres://nobody@127.0.0.1:1/none"],
  ["hangs", async () => `postgres://nobody@127.0.0.1:${(await hang()).port}/none`],
])("/readyz answers 503 within 3 s while the database %s, /healthz does not", async (_what, storeUrl) => {
  const url = await start({ ENQUIRIES_URL: await storeUrl(), ENQUIRIES_SPOOL: "off" }).address
  const began = performance.now()
  expect(await readyz(url, remotely)).toEqual({ code: 503, status: "not ready", reasons: ["database"] })
  expect(performance.now() - began).toBeLessThan(3000)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
})

test("it serves another folder than its own, /readyz reports missing files, and no response reveals their path", async () => {
  const project = `${folder}/lost`
  for (const part of ["public", ".cache/server-manifest.json"])
    cpSync(part, `${project}/${part}`, { recursive: true })
  const url = await start({}, tmpdir(), project).address
  expect(await readyz(url)).toMatchObject({ status: "ready" })
  rmSync(`${project}/public`, { recursive: true })
  const requests: Record<string, string>[] = [{}, { range: "bytes=0-9" }, { "if-match": '"another"' }]
  const responses = await Promise.all(
    requests.map(async headers => {
      const response = await fetch(`${url}${font}`, { headers })
      return `${response.status} ${[...response.headers].flat().join(" ")} ${await response.text()}`
    }),
  )
  expect(responses.map(response => response.slice(0, 3))).toEqual(["404", "404", "404"])
  expect(responses.join()).not.toMatch(/ENOENT|lost|public/)
  // Responses of /readyz are cached for a second.
  await until(async () => (await readyz(url)).code === 503)
  expect(await readyz(url, remotely)).toEqual({ code: 503, status: "not ready", reasons: ["files"] })
})

test("/metrics counts requests and enquiries, behind the token, with which /readyz shows its figures remotely", async () => {
  const url = await start({ STATUS_TOKEN: token, ENQUIRIES_URL: `file:${folder}/counted.db` }).address
  // With a key, since by content alone one enquiry would be two at the turn of a minute.
  const fields = { name: "Asha", email: "asha@example.com", message: "Hello", form_instance: "counted-once" }
  for (const _ of ["once", "again"])
    await fetch(`${url}/api/contact`, { method: "POST", body: new URLSearchParams(fields) })
  const ask = (headers: Record<string, string>) =>
    fetch(`${url}/metrics`, { headers: { ...remotely, ...headers } })
  expect((await ask({})).status).toBe(403)
  const response = await ask({ authorization: `Bearer ${token}` })
  expect(response.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8")
  const lines = (await response.text()).split("\n")
  expect(lines.filter(line => !line.startsWith("#"))).toEqual([
    'http_requests_total{status="200"} 2',
    'http_requests_total{status="403"} 1',
    "enquiries_stored_total 1",
    "mails_total 0",
    "enquiries_waiting 1",
    "enquiries_dead 0",
    "enquiries_spooled 0",
    "enquiries_emailjs_failed 0",
    "ready 1",
    "",
  ])
  expect(lines).toContain("# HELP http_requests_total Requests by status of the response.")
  expect(lines).toContain("# TYPE http_requests_total counter")
  const ready = (authorization: string) => readyz(url, { ...remotely, authorization })
  expect(await ready(`Bearer ${token}`)).toMatchObject({ waiting: expect.any(Number) })
  expect(await ready("Bearer another")).toEqual({ code: 200, status: "ready", reasons: [] })
})

test("a visitor without scripts reads the reference of the enquiry", async () => {
  const { url } = sharedSite()
  const { reference: label } = content.formWords().sent
  const sent = await postEnquiry(url, "Hello", { accept: "text/html" })
  const reference = new URL(sent.url).searchParams.get("reference")
  expect(await sent.text()).toContain(`${escapeHtml(label)}: <strong>${reference}</strong>`)
  expect(sent.headers.get("cache-control")).toBe("no-store")
  const forged = await fetch(`${url}/contact/sent?reference=%3Cb%3E-abc`)
  expect(await forged.text()).not.toContain(`${label}:`)
})

test("it logs each request in one line, a malformed one too, without personal data", async () => {
  const server = start()
  const url = (await server.address) ?? ""
  const headers = { "user-agent": "Tell-Tale/1.0", referer: "https://from.example/", cookie: "id=secret" }
  await fetch(`${url}/about?email=jane@example.com`, { headers })
  await fetch(`${url}/jane@example.com`, { headers })
  await postEnquiry(url, "Hello", headers)
  const malformed = "GET http://[ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
  expect(await rawRequest(url, malformed)).toMatchObject({ status: 400, body: "Bad Request\n" })
  expect(await server.stop()).toBe(0)
  const common = { level: 30, time: expect.any(String), ms: expect.any(Number) }
  const lines = server.stdout().trim().split("\n")
  expect(lines.map(line => JSON.parse(line))).toEqual([
    { ...common, method: "GET", path: "/about", status: 200 },
    { ...common, method: "GET", path: "/…", status: 404 },
    { ...common, method: "POST", path: "/api/contact", status: 200 },
    { ...common, method: "GET", path: "http://[", status: 400 },
  ])
  expect(server.stdout()).not.toMatch(/asha|jane|Tell-Tale|from\.example|secret|127\.0\.0\.1/i)
})

test("it warns once of a placeholder as the recipient, for which enquiries wait, and once of a proxy, and keeps serving when its log is no longer read", async () => {
  const server = start({
    ENQUIRIES_URL: `file:${folder}/waiting`,
    SMTP_URL: "smtp://127.0.0.1:1",
    ENQUIRIES_TO_EMAIL: "hello@site.example",
  })
  const url = await server.address
  expect((await postEnquiry(url, "Please keep this")).status).toBe(200)
  expect(await readyz(url)).toMatchObject({ code: 503, reasons: ["recipient"], waiting: 1 })
  expect(server.stderr().match(/delivery: .*hello@site\.example is a placeholder/g)).toHaveLength(1)
  for (let i = 0; i < 3; i += 1)
    await fetch(`${url}/about`, { headers: { "x-forwarded-for": "203.0.113.9" } })
  expect(server.stderr().match(/TRUST_PROXY=1/g)).toHaveLength(1)
  server.child.stdout?.destroy()
  server.child.stderr?.destroy()
  for (let i = 0; i < 5; i += 1) expect((await fetch(`${url}/about`)).status).toBe(200)
  expect(server.child.exitCode).toBeNull()
})

/** Stands in for EmailJS. @returns the mails it was sent, and the settings of an account there */
const serveEmailjs = async () => {
  const mails: string[] = []
  const { origin, close } = await serveHandler(async (req, res) => {
    mails.push(await text(req))
    res.end("OK")
  })
  closings.push(close)
  const keys = { EMAILJS_PRIVATE_KEY: "private", EMAILJS_PUBLIC_KEY: "public", EMAILJS_SERVICE_ID: "service" }
  return { mails, account: { ...keys, EMAILJS_ORIGIN: origin } }
}

const isRefused = (port: number) =>
  new Promise<boolean>(resolve => {
    const socket = connect(port, "127.0.0.1", () => resolve(false))
    socket.once("error", () => resolve(true))
    socket.once("connect", () => socket.destroy())
  })

test.each(["SIGTERM", "SIGINT"] as const)(
  "on %s it finishes running requests, accepts no others, and exits",
  async signal => {
    const server = start()
    const port = Number(new URL((await server.address) ?? "").port)
    const idle = connect(port, "127.0.0.1")
    const body = "name=Jane&email=jane%40example.com&message=Hello"
    const running = connect(port, "127.0.0.1")
    let response = ""
    running.on("data", chunk => {
      response += chunk
    })
    running.write(
      `POST /api/contact HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept: application/json\r\n` +
        `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n` +
        `Expect: 100-continue\r\n\r\n${body.slice(0, 20)}`,
    )
    await once(running, "data")
    server.child.kill(signal)
    await until(() => isRefused(port))
    expect(server.child.exitCode).toBeNull()
    running.write(body.slice(20))
    const began = Date.now()
    expect(await server.ended).toBe(0)
    expect(Date.now() - began).toBeLessThan(5000)
    expect(response).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /)
    expect(response.toLowerCase()).toContain("connection: close")
    idle.destroy()
  },
)

test("what a hanging mail server kept from being mailed is mailed at once after a restart with another", async () => {
  const { isCalled, port } = await hang()
  const common = { ENQUIRIES_URL: `file:${folder}/hangs.db`, ENQUIRIES_TO_EMAIL: "owner@site.test" }
  const before = start({ ...common, SMTP_URL: `smtp://127.0.0.1:${port}` })
  await postEnquiry(await before.address, "Please mail this")
  await until(isCalled)
  expect(await before.stop()).toBe(0)
  const { mails, account } = await serveEmailjs()
  await start({ ...common, ...account }).address
  await until(() => mails.length > 0)
  expect(mails).toEqual([expect.stringContaining("Please mail this")])
})
