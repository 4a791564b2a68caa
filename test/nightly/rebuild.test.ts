import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { buildCopy, copyWithOtherContent } from "../support/project-copy"

const folder = copyWithOtherContent()
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const content = (path: string) => join(folder, "content", path)
const move = (from: string, to: string) => renameSync(content(from), content(to))
const edit = (path: string, from: string, to: string) =>
  writeFileSync(content(path), readFileSync(content(path), "utf8").replace(from, to))

test("a build with the cache of the last follows files that were deleted, renamed and moved", () => {
  buildCopy(folder)
  rmSync(content("posts/a-code-of-colours.md"))
  move("posts/a-dropped-post.md", "posts/a-renamed-post.md")
  mkdirSync(content("posts/three-lines"))
  move("posts/three-lines.md", "posts/three-lines/index.md")
  move("posts/photograph-of-the-quay/quay.jpg", "posts/photograph-of-the-quay/The quay.jpg")
  edit("posts/photograph-of-the-quay/index.md", "quay.jpg", "The quay.jpg")
  move("../static/downloads/Growth 20%.txt", "../static/downloads/Growth 25%.txt")
  edit("posts/every-mark/index.md", "Growth%2020%25", "Growth%2025%25")
  buildCopy(folder)
  const manifest = join(folder, ".cache/server-manifest.json")
  const { files } = JSON.parse(readFileSync(manifest, "utf8")) as { files: { path: string }[] }
  const served = new Set(files.map(({ path }) => path))
  const changed = ["/blog/a-code-of-colours", "/blog/a-dropped-post", "/downloads/Growth 20%.txt"]
  const kept = ["/blog/a-renamed-post", "/blog/three-lines", "/downloads/Growth 25%.txt"]
  expect([...changed, ...kept].filter(path => served.has(path))).toEqual(kept)
  const feed = readFileSync(join(folder, "public/feed.json"), "utf8")
  expect(feed).toContain("a-renamed-post")
  expect(feed).not.toMatch(/a-code-of-colours|a-dropped-post/)
}, 1_200_000)
