import { appendFileSync, readdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { launchBrowser } from "../../test/support/browser"
import { firstLoad } from "../../test/support/first-load"
import { retiredSlugs } from "../../test/support/site-paths"
import { serveSite } from "../../test/support/site-server"
import { table } from "../table"
import { type BuiltFiles, builtFiles } from "./built-files"
import { generatedFile, generatedPath, generatePosts } from "./generate-posts"
import { type BuildFigures, runBuild } from "./run-build"
import { copySite } from "./site-copy"

// npm run bench:build -- 100 1000 10000: each number of generated posts beside the site's own; the site alone goes first.
const counts = process.argv.slice(2).map(Number).filter(Number.isInteger)

type Row = {
  posts: number
  first: BuildFigures
  cold: BuildFigures
  warm: BuildFigures
  files: BuiltFiles
  loads: number[]
}

const weigh = async (folder: string, paths: readonly string[]): Promise<number[]> => {
  const [site, browser] = await Promise.all([serveSite({}, folder), launchBrowser()])
  try {
    const loads = []
    for (const path of paths) loads.push((await firstLoad(browser, site.url + path)).bytes.total)
    return loads
  } finally {
    await Promise.all([browser.close(), site.stop()])
  }
}

const aPost = (folder: string, posts: number): { file: string; path: string } => {
  const content = join(folder, "content")
  if (posts > 0) return { file: generatedFile(content, 0), path: generatedPath(0) }
  // At a retired address stands a notice.
  const slug = readdirSync(join(content, "posts")).find(name => !retiredSlugs().includes(name)) ?? ""
  return { file: join(content, "posts", slug, "index.md"), path: `/blog/${slug}` }
}

const measure = async (posts: number): Promise<Row> => {
  const folder = copySite()
  try {
    generatePosts(join(folder, "content"), posts)
    const post = aPost(folder, posts)
    const first = await runBuild(folder, { label: `${posts} posts, first build:`, clean: true })
    const cold = await runBuild(folder, { label: `${posts} posts, cold:`, clean: true })
    appendFileSync(post.file, "\nOne more sentence.\n")
    const warm = await runBuild(folder, { label: `${posts} posts, warm:`, clean: false })
    return {
      posts,
      first,
      cold,
      warm,
      files: builtFiles(folder),
      loads: await weigh(folder, ["/", "/blog", post.path]),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1)
const per = (posts: number, figure: (posts: number) => string) => (posts > 0 ? figure(posts) : "")

const cells = (row: Row, alone: Row): string[] => {
  const added = row.cold.seconds - alone.cold.seconds
  return [
    String(row.posts),
    String(row.files.pages),
    row.first.seconds.toFixed(0),
    row.cold.seconds.toFixed(0),
    row.warm.seconds.toFixed(0),
    (Math.max(row.first.memory, row.cold.memory, row.warm.memory) / 1e9).toFixed(2),
    per(row.posts, posts => ((added / posts) * 1000).toFixed(1)),
    per(row.posts, () => ((added / (row.files.pages - alone.files.pages)) * 1000).toFixed(1)),
    per(row.posts, posts => kB((row.files.bytes - alone.files.bytes) / posts)),
    kB(row.files.largestPageData),
    row.loads.map(kB).join(" / "),
  ]
}

const heads = [
  "posts",
  "pages",
  "first s",
  "cold s",
  "warm s",
  "GB",
  "ms a post",
  "ms a page",
  "kB a post",
  "largest page-data kB",
  "first load kB: / · /blog · post",
]

const main = async (): Promise<void> => {
  const alone = await measure(0)
  const rows = [alone]
  for (const posts of counts) {
    rows.push(await measure(posts))
    console.log(table([heads, ...rows.map(row => cells(row, alone))]))
  }
  console.log(
    "\nfirst: nothing kept from an earlier build; cold: from nothing, share images kept; warm: after one edit.",
  )
}

void main()
