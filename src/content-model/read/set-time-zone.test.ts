import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"

const root = mkdtempSync(join(tmpdir(), "site-time-"))
afterAll(() => rmSync(root, { recursive: true }))

// The 22nd in India, the 21st in London.
const program = `
  import { setTimeZone } from "${resolve("src/content-model/read/set-time-zone")}"
  import { today } from "${resolve("src/shared/day")}"
  setTimeZone("${root}")
  console.log(today(new Date("2026-11-21T19:00:00Z")), process.env.TZ)
`

// Each process has its own time zone.
const run = (site: string, TZ?: string): string => {
  mkdirSync(join(root, "content"), { recursive: true })
  writeFileSync(join(root, "content/site.json"), site)
  const { TZ: _, ...env } = process.env
  writeFileSync(join(root, "program.ts"), program)
  const args = ["--import", "tsx", join(root, "program.ts")]
  return execFileSync(process.execPath, args, { encoding: "utf8", env: TZ ? { ...env, TZ } : env }).trim()
}

test("dates follow the site's time zone", () => {
  expect(run('{"timeZone":"Asia/Kolkata"}')).toMatch(/^2026-11-22 Asia\/(Kolkata|Calcutta)$/)
})

test("TZ in the environment takes precedence", () => {
  expect(run('{"timeZone":"Asia/Kolkata"}', "Europe/London")).toBe("2026-11-21 Europe/London")
})

test.each(['{"timeZone":"Asia/Nowhere"}', "{"])("%s sets no time zone", site => {
  expect(run(site)).toMatch(/ undefined$/)
})
