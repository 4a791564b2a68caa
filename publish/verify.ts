import { existsSync } from "node:fs"
import { readFile, stat } from "node:fs/promises"
import { join } from "node:path"
import { parse } from "node-html-parser"
import { parser } from "sax"
import { z } from "zod"
import { parseJson } from "../api/checked-json"
import { buildApp } from "../api/server/app"
import { createMetrics } from "../api/server/health"
import { openSite, requestTarget, type SiteOnDisk } from "../api/server/serve-site"
import { readSettings } from "../src/settings/settings"
import { encodePath } from "../src/shared/addresses"
import { type PageResult, pageHash, pageHashAttribute } from "../src/shared/hash"
import { inParallel } from "../src/shared/in-parallel"
import { paths } from "../src/shared/paths"
import { type FileRoute, suffixes } from "../src/shared/server-manifest"
import type { Candidate } from "./candidate"
import { reportGone } from "./gone-addresses"

const concurrency = 16

export const missingFiles = async ({ root, manifest }: SiteOnDisk): Promise<string[]> => {
  const problemsOf = async ({ path, file, size, encodings }: FileRoute): Promise<string[]> => {
    const whole = join(root, "public", file)
    const found = await stat(whole).catch(() => undefined)
    if (!found) return [`${path}: its file is missing`]
    if (found.size !== size) return [`${path}: its file has ${found.size} bytes, expected ${size}`]
    const absent = encodings.filter(encoding => !existsSync(whole + suffixes[encoding]))
    return absent.map(encoding => `${path}: its ${encoding} form is missing`)
  }
  return (await inParallel(manifest.files, concurrency, problemsOf)).flat()
}

const startApp = (onDisk: SiteOnDisk) => {
  const site = openSite(onDisk)
  const put = () => Promise.reject(new Error("No enquiries are stored during a deploy."))
  const settings = readSettings({ SITE_URL: "https://site.invalid" })
  const services = {
    store: { put, putDelivered: put, countRequest: put },
    settings,
    address: () => undefined,
  }
  const app = buildApp({ site: () => site, services, readiness: put, metrics: createMetrics() })
  const get = async (path: string) => {
    const request = { url: encodePath(path), headers: { host: "site.invalid" } }
    const { statusCode: status, headers, payload: text } = await app.inject(request)
    return { status, type: String(headers["content-type"] ?? "nothing"), text }
  }
  return { get, close: () => app.close() }
}

const linksIn = (html: string): string[] => {
  const elements = parse(html).querySelectorAll("[href],[src],[action],[srcset],[imagesrcset]")
  return elements.flatMap(element => {
    const single = ["href", "src", "action"].flatMap(name => element.getAttribute(name) ?? [])
    const sets = ["srcset", "imagesrcset"].flatMap(name => element.getAttribute(name)?.split(",") ?? [])
    return [...single, ...sets.map(size => size.trim().split(/\s/)[0] ?? "")]
  })
}

/** The path as the server decodes it; one that it refuses stays as it is. */
const pathOf = ({ pathname }: URL): string => requestTarget(pathname)?.path ?? pathname

const pathWithin = (link: string, from: string): string | undefined => {
  const origin = "https://site.invalid"
  if (link === "" || link.startsWith("#") || !URL.canParse(link, origin + from)) return undefined
  const url = new URL(link, origin + from)
  return url.origin === origin ? pathOf(url) : undefined
}

const pageData: z.ZodType<{ result: PageResult }> = z.object({ result: z.looseObject({}) })
const appDataShape = z.object({ webpackCompilationHash: z.string() })

/** A document must show the data that its page will load, and both must be from the build in `app-data.json`. */
const buildProblems = async (html: string, path: string, build: string, root: string): Promise<string[]> => {
  const documentBuild = /window\.___webpackCompilationHash="([^"]*)"/.exec(html)?.[1]
  if (documentBuild === undefined) return []
  if (documentBuild !== build) return [`is from the build ${documentBuild}, its data from ${build}`]
  const data = `page-data${path === "/" ? "/index" : path}/page-data.json`
  const text = await readFile(join(root, "public", data), "utf8").catch(() => undefined)
  if (text === undefined) return [`/${data} is missing`]
  const { result } = parseJson(text, `/${data}`, pageData)
  const shown = new RegExp(`${pageHashAttribute}="([^"]*)"`).exec(html)?.[1]
  return shown === pageHash(result) ? [] : [`does not match /${data}`]
}

const feedProblem = (path: string, text: string): string | undefined => {
  try {
    if (path.endsWith(".xml")) parser(true).write(text).close()
    else if (!Array.isArray(JSON.parse(text).items)) return "it has no list of items"
    return undefined
  } catch (error) {
    return (error as Error).message.replaceAll("\n", ", ")
  }
}

const crawl = async (site: SiteOnDisk): Promise<string[]> => {
  const { files, redirects } = site.manifest
  const { get, close } = startApp(site)
  const found = files.filter(({ status }) => status !== 404).map(({ path }) => path)
  const known = new Set([...found, ...redirects.map(({ from }) => from), paths.contactEndpoint])
  const pages = new Set(files.filter(({ status }) => status === 200).map(({ path }) => path))

  const visitDocument = async ({ path, status: expected }: FileRoute, build: string): Promise<string[]> => {
    const { status, type, text } = await get(path)
    if (status !== expected || !type.startsWith("text/html"))
      return [`${path}: has status ${status} with ${type}, expected ${expected} with HTML`]
    const dead = linksIn(text).filter(link => {
      const to = pathWithin(link, path)
      return to !== undefined && !known.has(to)
    })
    return [
      ...(expected === 200 ? await buildProblems(text, path, build, site.root) : []),
      ...[...new Set(dead)].map(link => `links to ${link}, which is not on the site`),
    ].map(problem => `${path}: ${problem}`)
  }
  const visitFeed = async ({ path }: FileRoute): Promise<string[]> => {
    const { text } = await get(path)
    const problem = feedProblem(path, text)
    if (problem) return [`${path}: cannot be read: ${problem}`]
    if (!path.startsWith("/sitemap")) return []
    const listed = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => pathOf(new URL(url)))
    return listed.filter(page => !pages.has(page)).map(page => `${path}: lists ${page}, which is not a page`)
  }
  try {
    const appPath = "/page-data/app-data.json"
    const appData = await get(appPath)
    if (appData.status !== 200) return [`${appPath}: is missing`]
    const { webpackCompilationHash: build } = parseJson(appData.text, appPath, appDataShape)
    const unknown = await get("/an-address-that-no-page-has")
    const documents = files.filter(({ file }) => file.endsWith(".html"))
    const feeds = files.filter(({ path }) => path.endsWith(".xml") || path === paths.jsonFeed)
    const problems = await Promise.all([
      inParallel(documents, concurrency, document => visitDocument(document, build)),
      inParallel(feeds, 1, visitFeed),
    ])
    if (unknown.status !== 404)
      problems.push([[`an unknown address has status ${unknown.status}, expected 404`]])
    return problems.flat(2)
  } finally {
    await close()
  }
}

const maxLines = 20

const shortened = (lines: string[]): string[] =>
  lines.length > maxLines ? [...lines.slice(0, maxLines), `and ${lines.length - maxLines} more`] : lines

export const verify = async ({ site, current }: Candidate, { allowGone }: { allowGone: boolean }) => {
  const missing = await missingFiles(site)
  if (missing.length > 0) return shortened(missing)
  const gone = current && !allowGone ? reportGone(site.manifest, current.manifest) : []
  return [...shortened(await crawl(site)), ...gone]
}
