import { execFileSync } from "node:child_process"
import { mkdirSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { temporaryFolder } from "../../test/support/temporary-folder"

const root = temporaryFolder()

const sites = {
  kolkata: '{"timeZone":"Asia/Kolkata"}',
  york: '{"timeZone":"America/New_York"}',
  nowhere: '{"timeZone":"Asia/Nowhere"}',
  broken: "{",
}

// The 22nd in India, the 21st in London.
const program = `
  import { setTimeZone } from "${resolve("src/settings/set-time-zone")}"
  import { today } from "${resolve("src/shared/day")}"
  const found = (site, TZ) => {
    delete process.env.TZ
    if (TZ) process.env.TZ = TZ
    setTimeZone("${root}/" + site)
    return today(new Date("2026-11-21T19:00:00Z")) + " " + process.env.TZ
  }
  const all = ${JSON.stringify(Object.keys(sites))}.map(site => [site, found(site)])
  setTimeZone("${root}/kolkata")
  setTimeZone("${root}/york")
  const changed = process.env.TZ
  console.log(JSON.stringify({ ...Object.fromEntries(all), changed, london: found("kolkata", "Europe/London") }))
`

// In a process of its own, since Jest's tests cannot set the time zone of theirs.
let found: Record<keyof typeof sites | "changed" | "london", string>
beforeAll(() => {
  for (const [name, site] of Object.entries(sites)) {
    mkdirSync(join(root, name, "content"), { recursive: true })
    writeFileSync(join(root, name, "content/site.json"), site)
  }
  writeFileSync(join(root, "program.ts"), program)
  const args = ["--import", "tsx", join(root, "program.ts")]
  found = JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }))
})

test("dates follow the site's time zone", () => {
  expect(found.kolkata).toMatch(/^2026-11-22 Asia\/(Kolkata|Calcutta)$/)
})

test("a program that goes on follows the content that has changed", () => {
  expect(found.changed).toBe("America/New_York")
})

test("TZ in the environment takes precedence", () => {
  expect(found.london).toBe("2026-11-21 Europe/London")
})

test.each(["nowhere", "broken"] as const)("a site.json that is %s sets no time zone", site => {
  expect(found[site]).toMatch(/ undefined$/)
})
