import { resolve } from "node:path"
import packageJson from "../../package.json"
import { runCommand } from "../support/run-command"
import { startServerProcess } from "../support/server/process"
import { temporaryFolder } from "../support/temporary-folder"

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

test("npm run check:settings reports the same without starting anything", async () => {
  const [own, program] = [process.env, resolve("src/settings/cli.ts")]
  expect(resolve(packageJson.scripts["check:settings"].split(" ").at(-1) ?? "")).toBe(program)
  jest.spyOn(process, "cwd").mockReturnValue(temporaryFolder())
  const check = (env: Record<string, string>) => {
    jest.replaceProperty(process, "env", { ...own, ...env })
    return runCommand(program, [])
  }
  const { status, stderr } = await check(wrong)
  expect(status).toBe(1)
  expectProblems(stderr)
  expect(await check({ ENQUIRIES_URL: "file:./data", SITEURL: "x" })).toMatchObject({
    status: 0,
    stderr: expect.stringMatching(
      /^SITEURL is no setting; did you mean SITE_URL\?\nAll settings are valid\.\nEnquiries: /,
    ),
  })
  const mailed = async (env = {}) => (await check({ SMTP_URL: "smtp://127.0.0.1:1", ...env })).stderr
  expect(await mailed()).toContain("then mailed to contact.email of the site's content by the mailbox")
  expect(await mailed({ ENQUIRIES_TO_EMAIL: "me@a.test" })).toContain(
    "then mailed to me@a.test by the mailbox",
  )
})
