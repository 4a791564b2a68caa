import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { readFaults } from "../../test/faults/fault"
import { isInstalled } from "../../test/support/is-installed"

const faults = readFaults([])

// Without git, by which they are applied, nobody can try them.
const withGit = isInstalled("git") ? test : test.skip

withGit("every stored fault still fits the code", () => {
  const misfits = faults.filter(
    ({ patch }) => spawnSync("git", ["apply", "--check", "-C1", "--recount", patch]).status !== 0,
  )
  expect(misfits.map(({ name }) => name)).toEqual([])
})

test("the tests that find the faults are there", () => {
  const files = faults.flatMap(({ finder }) => (finder === "build" ? [] : finder.file))
  expect(files.length).toBeGreaterThan(90)
  expect(files.filter(file => !existsSync(file))).toEqual([])
})
