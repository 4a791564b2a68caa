/** @proves Content: builds */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { oldScriptsRemoved } from "./remove-old-scripts"

test("what webpack wrote in an earlier build is removed, what it has just written and all else stays", () => {
  const outputPath = mkdtempSync(join(tmpdir(), "scripts-"))
  const own = ["app-1651dc89d38b4214e234.js", "app-1651dc89d38b4214e234.js.map"]
  const others = ["index.html", "webpack.stats.json", "fonts-1651dc89d38b4214e234.txt"]
  const old = [
    "app-50b431bc927c6d128b70.js",
    "app-50b431bc927c6d128b70.js.LICENSE.txt",
    "styles.81330615f5a63adce63e.css",
  ]
  for (const name of [...own, ...others, ...old]) writeFileSync(join(outputPath, name), "")
  let afterEmit = (_done: { assets: Record<string, unknown> }) => {}
  oldScriptsRemoved.apply({
    outputPath,
    hooks: {
      afterEmit: {
        tap: (_name, after) => {
          afterEmit = after
        },
      },
    },
  })
  afterEmit({ assets: Object.fromEntries(own.map(name => [name, {}])) })
  expect(readdirSync(outputPath).sort()).toEqual([...own, ...others].sort())
  rmSync(outputPath, { recursive: true })
})
