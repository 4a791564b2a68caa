import { existsSync, readdirSync, statSync } from "node:fs"
import { join } from "node:path"
import { table } from "../table"
import { chunkParts, type Part } from "./chunk-parts"

// npm run bench:bundle: what each package and component adds to each script of the built site, by the source maps that
// GATSBY_SOURCE_MAPS=true npm run build writes.
const folder = "public"
const smallest = 1000

const kB = (bytes: number) => (bytes / 1000).toFixed(1)
const bytesOf = (file: string) => (existsSync(file) ? statSync(file).size : 0)

// A name without its hash; chunks that several pages share are named by a hash alone.
const nameOf = (file: string): string =>
  file.replace(/-?[0-9a-f]{20}\.js$/, "").replace(/^([0-9a-f]{6})[0-9a-f]{34}$/, "shared $1")

const partsOf = (parts: Part[]): string => {
  const large = parts.filter(({ bytes }) => bytes >= smallest)
  const others = parts.filter(({ bytes }) => bytes < smallest).reduce((sum, { bytes }) => sum + bytes, 0)
  return [...large, { name: "others", bytes: others }]
    .map(({ name, bytes }) => `${name} ${kB(bytes)}`)
    .join(", ")
}

const scripts = readdirSync(folder).filter(
  name => name.endsWith(".js") && existsSync(join(folder, `${name}.map`)),
)
const rows = scripts
  .map(name => ({ name, path: join(folder, name) }))
  .sort((a, b) => bytesOf(b.path) - bytesOf(a.path))
  .map(({ name, path }) => [
    nameOf(name),
    kB(bytesOf(path)),
    kB(bytesOf(`${path}.br`) || bytesOf(path)),
    partsOf(chunkParts(path)),
  ])
if (rows.length === 0) throw new Error("No source maps: build with GATSBY_SOURCE_MAPS=true first.")
console.log(table([["script", "kB", "kB as sent", "parts of 1 kB and more, before compression"], ...rows]))
