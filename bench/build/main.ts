import { appendFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { table } from "../table"
import { generatedFile, generatePosts } from "./generate-posts"
import { copySite, runBuild } from "./run-build"

// npm run bench:build -- 1000 10000: the site alone, and with each number of generated posts; `--steps` prints Gatsby's log.
const counts = process.argv.slice(2).map(Number).filter(Number.isInteger)

const measure = async (posts: number): Promise<string[]> => {
  const folder = copySite()
  try {
    generatePosts(join(folder, "content"), posts)
    const clean = await runBuild(folder, true)
    const edited = posts > 0 ? generatedFile(join(folder, "content"), 0) : join(folder, "content/about.json")
    appendFileSync(edited, "\n")
    const warm = await runBuild(folder, false)
    if (process.argv.includes("--steps")) console.log(clean.log)
    const memory = (Math.max(clean.memory, warm.memory) / 1e9).toFixed(2)
    return [String(posts), clean.seconds.toFixed(1), warm.seconds.toFixed(1), memory]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const main = async (): Promise<void> => {
  const rows = [["generated posts", "clean build s", "after one edit s", "GB"]]
  for (const posts of [0, ...counts]) {
    rows.push(await measure(posts))
    console.log(`\n${table(rows)}`)
  }
}

void main()
