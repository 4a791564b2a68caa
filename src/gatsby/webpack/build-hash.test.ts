import { hashByFiles } from "./build-hash"

const hashAfter = (names: string[]): string | null => {
  const compilation = { assets: Object.fromEntries(names.map(name => [name, {}])), hash: "webpack's own" }
  hashByFiles.apply({ hooks: { afterEmit: { tap: (_name, after) => after(compilation) } } })
  return compilation.hash
}

test("builds that wrote the same scripts and styles have the same hash, whatever else they wrote", () => {
  expect(hashAfter(["app-1.js", "styles.1.css"])).toMatch(/^[0-9a-f]{20}$/)
  expect(hashAfter(["styles.1.css", "app-1.js", "stats.json"])).toBe(hashAfter(["app-1.js", "styles.1.css"]))
})

test("another script or style gives another hash", () => {
  expect(hashAfter(["app-2.js", "styles.1.css"])).not.toBe(hashAfter(["app-1.js", "styles.1.css"]))
})
