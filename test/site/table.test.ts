import { existsSync, readdirSync, readFileSync } from "node:fs"

const [, readme = ""] = readFileSync("test/README.md", "utf8").split("## What is tested where")

/** The tests that the tables name: a file without its ending, and a title. */
const named = [...readme.matchAll(/^\|.*\| `([\w-]+\/[\w/-]+)` (.*?) +\|$/gm)].map(
  ([, file = "", title = ""]) => ({ file, title }),
)

const sourceOf = (file: string): string | undefined => {
  const beside = /^(src|api|scripts)\//.test(file) ? file : `test/${file}`
  const found = [`${beside}.test.ts`, `${beside}.test.tsx`].find(existsSync)
  return found && readFileSync(found, "utf8").replaceAll('\\"', '"')
}

test("every test named in the tables of test/README.md exists", () => {
  expect(named.length).toBeGreaterThan(150)
  expect(named.filter(({ file, title }) => !sourceOf(file)?.includes(title))).toEqual([])
})

test("every file of tests below test/ is named there", () => {
  const files = ["site", "browser", "enquiries"].flatMap(folder =>
    readdirSync(`test/${folder}`)
      .filter(name => /\.test\.tsx?$/.test(name))
      .map(name => `${folder}/${name.replace(/\.test\.tsx?$/, "")}`),
  )
  const missing = files.filter(file => !named.some(other => other.file === file))
  expect(missing).toEqual(["site/table"])
})
