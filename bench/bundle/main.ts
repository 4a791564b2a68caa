import { existsSync } from "node:fs"
import { table } from "../table"
import { builtScripts } from "./built-scripts"
import { chunkParts, type Part } from "./chunk-parts"

// npm run bench:bundle: what each package and component adds to each script of the built site, by the source maps that
// GATSBY_SOURCE_MAPS=true npm run build writes.
const smallest = 1000

const kB = (bytes: number) => (bytes / 1000).toFixed(1)

const partsOf = (parts: Part[]): string => {
  const large = parts.filter(({ bytes }) => bytes >= smallest)
  const others = parts.filter(({ bytes }) => bytes < smallest).reduce((sum, { bytes }) => sum + bytes, 0)
  return [...large, { name: "others", bytes: others }]
    .map(({ name, bytes }) => `${name} ${kB(bytes)}`)
    .join(", ")
}

const rows = builtScripts(".")
  .filter(({ path }) => existsSync(`${path}.map`))
  .map(({ name, path, bytes, sent }) => [name, kB(bytes), kB(sent), partsOf(chunkParts(path))])
if (rows.length === 0) throw new Error("No source maps: build with GATSBY_SOURCE_MAPS=true first.")
console.log(table([["script", "kB", "kB as sent", "parts of 1 kB and more, before compression"], ...rows]))
