import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"

const root = mkdtempSync(join(tmpdir(), "site-time-"))
afterAll(() => rmSync(root, { recursive: true }))

// At this moment the 22nd has begun in India, and not yet in London.
const program = `
  import { setSiteTime } from "${resolve("src/content-model/read/content-files")}"
  import { today } from "${resolve("src/shared/day")}"
  setSiteTime("${root}")
  console.log(today(new Date("2026-11-21T19:00:00Z")), process.env.TZ)
`

// The clock is that of a process, and Jest keeps its own environment from it.
const said = (site: string, TZ?: string): string => {
  mkdirSync(join(root, "content"), { recursive: true })
  writeFileSync(join(root, "content/site.json"), site)
  const { TZ: _, ...env } = process.env
  writeFileSync(join(root, "program.ts"), program)
  const args = ["--import", "tsx", join(root, "program.ts")]
  return execFileSync(process.execPath, args, { encoding: "utf8", env: TZ ? { ...env, TZ } : env }).trim()
}

test("days begin where the site is at home", () => {
  expect(said('{"timeZone":"Asia/Kolkata"}')).toMatch(/^2026-11-22 Asia\/(Kolkata|Calcutta)$/)
})

test("a time zone of the environment stands", () => {
  expect(said('{"timeZone":"Asia/Kolkata"}', "Europe/London")).toBe("2026-11-21 Europe/London")
})

test.each(['{"timeZone":"Asia/Nowhere"}', "{"])("%s is left to the check of content", site => {
  expect(said(site)).toMatch(/ undefined$/)
})
