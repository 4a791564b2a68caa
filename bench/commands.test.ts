import { readFileSync } from "node:fs"

test("npm run bench lists every measurement", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"))
  const [, listed] = readFileSync("bench/README.md", "utf8").split("\n\n")
  const measurements = Object.keys(scripts).filter(name => name.startsWith("bench"))
  expect(measurements.length).toBeGreaterThan(5)
  expect(measurements.filter(name => !new RegExp(`\`npm run ${name}[\` ]`).test(listed ?? ""))).toEqual([])
})
