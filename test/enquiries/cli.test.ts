/** @proves Enquiries: listing for the owner */
import { execFile } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { makeEnquiry } from "../../api/enquiries/enquiry"
import { openFileStore } from "../../api/enquiries/file/file-store"

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "cli-"))
})
afterAll(() => rm(root, { recursive: true }))

const enquiries = (url: string, ...options: string[]) =>
  new Promise<{ code: number; stdout: string; stderr: string }>(resolve => {
    const parameters = ["--import", "tsx", "api/cli/enquiries.ts", ...options]
    const env = { ...process.env, ENQUIRIES_URL: url }
    execFile(process.execPath, parameters, { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    )
  })

test("a store that is not there yet is no error and is not made", async () => {
  const { code, stdout, stderr } = await enquiries(`file:${root}/none`)
  expect([code, stdout]).toEqual([0, ""])
  expect(stderr).toContain("there is no store at")
})

test("a store that cannot be opened is an error without a stack trace", async () => {
  const { code, stderr } = await enquiries("postgres://me:secret@127.0.0.1:1/none")
  expect(code).toBe(1)
  expect(stderr).toContain("me:***@127.0.0.1:1")
  expect(stderr).not.toMatch(/secret|\n\s+at /)
})

test("an unknown option shows the usage", async () => {
  expect(await enquiries(`file:${root}/none`, "--yaml")).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("--csv"),
  })
})

test("a table, JSON lines and CSV show what is stored", async () => {
  const url = `file:${root}/some`
  const fields = { name: "Asha\u202e", email: "a@b.in", company: "=1+1", message: "one\ntwo" }
  const enquiry = makeEnquiry("audit", fields, {
    instance: undefined,
    spam: ["honeypot"],
    now: new Date("2025-10-10"),
  })
  await openFileStore(`${root}/some`).put(enquiry)
  const [table, json, csv] = await Promise.all([
    enquiries(url),
    enquiries(url, "--json"),
    enquiries(url, "--csv"),
  ])
  expect(table.stdout.split("\n")[1]).toMatch(
    /^2025-10-10 00:00 audit {3}new, spam\? +Asha +a@b\.in +one two$/,
  )
  expect(JSON.parse(json.stdout)).toMatchObject({
    id: enquiry.id,
    form: "audit",
    status: "new",
    ...fields,
    fields,
  })
  expect(csv.stdout).toContain(`"Asha\u202e","a@b.in","'=1+1"`)
  expect([table, json, csv].map(result => result.stderr)).toEqual(["", "", ""])
})
