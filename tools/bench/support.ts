import { existsSync, readFileSync, statSync } from "node:fs"
import type { RequestListener } from "node:http"
import { extname, join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { UsageError, type Values } from "../../src/command"
import { serveHandler } from "../../test/support/server/in-process"
import { type RunningSite, serveSite } from "../../test/support/server/process"

export const measuring = {
  runs: ["NUMBER", "visits, of which the median counts"],
  site: [
    "FOLDER…",
    "a project with a built site, this one by default, or another Gatsby site; again to compare",
  ],
} as const

/** @throws if it is none */
export const wholeNumber = (text: string): number => {
  if (!/^[1-9]\d*$/.test(text)) throw new UsageError(`"${text}" is not a positive whole number`)
  return Number(text)
}

/** @throws if the number of runs is none */
export const runsAndSites = ({ runs, site = ["."] }: Values<typeof measuring>, defaultRuns: string) => ({
  runs: wholeNumber(runs ?? defaultRuns),
  folders: site,
})

const mediaTypes: Record<string, string> = {
  ".html": "text/html;charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
}

/** Serves another project's build, which has no manifest for the own server, compressed in the same way. */
const serveFiles = (folder: string): RequestListener => {
  const cache = new Map<string, Buffer>()
  return ({ url = "/" }, response) => {
    const asked = join(folder, "public", decodeURIComponent(new URL(url, "http://localhost").pathname))
    const file = existsSync(asked) && statSync(asked).isDirectory() ? join(asked, "index.html") : asked
    if (!existsSync(file)) return response.writeHead(404).end()
    const type = mediaTypes[extname(file)]
    if (!cache.has(file)) cache.set(file, type ? brotliCompressSync(readFileSync(file)) : readFileSync(file))
    response.writeHead(200, type ? { "content-type": type, "content-encoding": "br" } : {})
    response.end(cache.get(file))
  }
}

const serve = async (folder: string): Promise<RunningSite> => {
  if (existsSync(join(folder, ".cache/server-manifest.json")))
    return serveSite({ ENQUIRY_RATE_LIMIT: "0" }, folder)
  const { origin, close } = await serveHandler(serveFiles(folder))
  return { url: origin, stop: close }
}

export const withSites = async <T>(
  folders: readonly string[],
  work: (sites: RunningSite[]) => Promise<T>,
): Promise<T> => {
  const sites = await Promise.all(folders.map(serve))
  return work(sites).finally(() => Promise.all(sites.map(site => site.stop())))
}

/** The median; of an even count, the lower of the two middle numbers. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? Number.NaN

export const table = ([heading = [], ...rows]: readonly (readonly string[])[]): string =>
  [heading, heading.map(() => "---"), ...rows].map(cells => `| ${cells.join(" | ")} |`).join("\n")
