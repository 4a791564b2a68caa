import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

const posts = "content/posts"
const drawings = readdirSync(posts)
  .map(name => join(posts, name, "drawing.svg"))
  .filter(file => existsSync(file))

test.each(drawings)("%s has less than 8 kB and names every colour that it has", file => {
  const svg = readFileSync(file, "utf8")
  expect(Buffer.byteLength(svg)).toBeLessThan(8000)
  expect(svg.replace(/var\(--[\w-]+, #[0-9a-f]{6}\)/g, "")).not.toMatch(/#[0-9a-f]{3,6}\b|rgb/)
})
