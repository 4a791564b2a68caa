import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import packageJson from "../../package.json"
import { startServerProcess } from "../support/server-process"

const wrong = { ENQUIRIES_URL: "./data/enq", TRUST_PROXY: "loopback", ENQUIRY_RATE_LIMIT: "-5" }

const expectProblems = (stderr: string) =>
  expect(stderr.trim().split("\n")).toEqual([
    expect.stringMatching(/^TRUST_PROXY: found "loopback", expected .*, for example TRUST_PROXY=0$/),
    expect.stringMatching(/^ENQUIRIES_URL: found "\.\/data\/enq", expected file:/),
    expect.stringMatching(/^ENQUIRY_RATE_LIMIT: found "-5", expected a whole number/),
  ])

test("invalid settings prevent startup, one line each", async () => {
  const server = startServerProcess(wrong)
  expect(await server.ended).toBe(1)
  expectProblems(server.stderr())
})

test("a mail key without a service also prevents startup", async () => {
  const server = startServerProcess({ EMAILJS_PRIVATE_KEY: "k", EMAILJS_PUBLIC_KEY: "p" })
  expect(await server.ended).toBe(1)
  expect(server.stderr()).toMatch(/^EMAILJS_SERVICE_ID: found nothing.*\n$/)
})

test("a password with a bare % is refused before anything listens", async () => {
  const server = startServerProcess({ SMTP_URL: "smtps://me:50%off@127.0.0.1:465" })
  expect(await server.ended).toBe(1)
  expect(server.stderr()).toMatch(/^SMTP_URL: found \(hidden\).*\n$/)
})

test("npm run check:settings reports the same without starting anything", () => {
  const folder = mkdtempSync(join(tmpdir(), "settings-"))
  const [program = "", file = ""] = packageJson.scripts["check:settings"].split(" ")
  const check = (env: Record<string, string>) =>
    spawnSync(resolve("node_modules/.bin", program), [resolve(file)], {
      cwd: folder,
      env: { ...process.env, ...env },
      encoding: "utf8",
    })
  const { status, stderr } = check(wrong)
  expect(status).toBe(1)
  expectProblems(stderr)
  expect(check({ ENQUIRIES_URL: "file:./data", SITEURL: "x" })).toMatchObject({
    status: 0,
    stderr: expect.stringMatching(
      /^SITEURL is no setting; did you mean SITE_URL\?\nAll settings are valid\.\nEnquiries: /,
    ),
  })
  rmSync(folder, { recursive: true })
})
