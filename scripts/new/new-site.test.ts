import { execFileSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { checkContent } from "../../src/content-model/check/check-content"
import { writeProject } from "../../src/content-model/fixtures/project"
import { errorsIn, explainProblems, warningsIn } from "../../src/content-model/report/problems"
import { runCommand } from "../../test/support/run-command"

const flags = {
  brand: "Kestrel & Wren’s",
  url: "https://kestrel.test",
  email: "ask@kestrel.test",
  country: "DE",
  language: "en-GB",
  currency: "EUR",
  "time-zone": "Europe/Berlin",
}

let project: string
beforeEach(() => {
  project = writeProject()
})

const git = (...words: string[]) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.test", ...words], { cwd: project })

const commit = () => {
  git("init", "--quiet")
  git("add", ".")
  git("commit", "--quiet", "--message", "The sample")
}

const run = (given: Partial<typeof flags>) => {
  const words = Object.entries(given).flatMap(([name, value]) => [`--${name}`, value])
  return runCommand("scripts/new/main.ts", ["site", "--project", project, ...words])
}

const read = (path: string) => readFileSync(join(project, path), "utf8")

test("another owner's site replaces the sample, passes the check and lists what is to be written", async () => {
  const sample = JSON.parse(read("content/site.json")) as { brand: string; url: string }
  commit()
  expect(await run(flags)).toMatchObject({ status: 0 })
  const { problems } = await checkContent(project)
  expect(explainProblems(errorsIn(problems))).toBe("")
  expect(warningsIn(problems).map(({ reason }) => reason)).toContainEqual(
    expect.stringMatching(/is still to be written/),
  )
  const { brand, url, contact, sample: isSample } = JSON.parse(read("content/site.json"))
  expect({ brand, url, contact, isSample }).toEqual({
    brand: flags.brand,
    url: flags.url,
    contact: { email: flags.email, country: flags.country },
    isSample: undefined,
  })
  const files = readdirSync(join(project, "content"), { recursive: true, withFileTypes: true })
  for (const file of files.filter(entry => entry.isFile())) {
    const text = readFileSync(resolve(file.parentPath ?? file.path, file.name), "utf8")
    for (const word of [sample.brand, new URL(sample.url).host]) expect(text).not.toContain(word)
  }
  expect(existsSync(join(project, "static/downloads"))).toBe(false)
})

test("what git does not keep is not replaced, whatever git is told to show", async () => {
  expect((await run(flags)).stderr).toContain("git does not keep")
  commit()
  git("config", "status.showUntrackedFiles", "no")
  writeFileSync(join(project, "content/posts/unsaved.md"), "An article")
  expect(await run(flags)).toMatchObject({ status: 1, stderr: expect.stringContaining("commit them first") })
  expect(read("content/posts/unsaved.md")).toBe("An article")
})

test("wrong and missing answers are named, and nothing is replaced", async () => {
  commit()
  const before = read("content/site.json")
  const { url: _url, ...others } = flags
  const { stderr } = await run({ ...others, currency: "euro" })
  expect(stderr).toBe(
    '--url: expected an address that begins with https:// or http://\n--currency: expected a currency of three letters, such as "INR" (ISO 4217)\n',
  )
  expect(read("content/site.json")).toBe(before)
})
