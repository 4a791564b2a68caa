import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
// As Parcel asks, after the file that Node.js loads before Gatsby.
import "./spare-parcel.cjs"
import watcher from "@parcel/watcher"

const root = mkdtempSync(join(tmpdir(), "parcel-"))
const write = (file: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), file)
}
const snapshot = join(root, ".cache/.parcel-cache/snapshot.txt")
const options = { ignore: [join(root, ".cache/.parcel-cache")] }

afterAll(() => rmSync(root, { recursive: true }))

test("Parcel is told of the code and of what it wrote itself, not of packages, pages and caches", async () => {
  const code = ["gatsby-node.ts", "src/a.ts", "content/settings/site.json", ".cache/compiled/gatsby-node.js"]
  const rest = ["node_modules/a/index.js", "public/index.html", ".cache/data/a"]
  for (const file of [...code, ...rest, ".cache/.parcel-cache/data"]) write(file)
  await watcher.writeSnapshot(root, snapshot, options)
  for (const file of [...code, ...rest]) rmSync(join(root, file))
  write("public/new.html")
  const events = await watcher.getEventsSince(root, snapshot, options)
  const deleted = events.map(({ type, path }) => `${type} ${path.slice(root.length + 1)}`).sort()
  expect(deleted).toEqual(code.map(file => `delete ${file}`).sort())
})
