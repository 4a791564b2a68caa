import { existsSync } from "node:fs"
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { basename, join } from "node:path"
import { parse } from "node-html-parser"
import { type QueryArgs, runQuery } from "../../gatsby/run-query"
import { documentFile } from "../../shared/addresses"
import { inParallel } from "../../shared/in-parallel"
import { type ShareCard, shareCard, shareImagePath } from "../../shared/share-card"
import { renderShareImage } from "./draw-share-image"

const query = /* GraphQL */ `query BuiltPages { allSitePage(sort: { path: ASC }) { nodes { path } } }`

/** The card of a built document; undefined where another page is canonical. */
const builtCard = (html: string, path: string): ShareCard | undefined => {
  const head = parse(html.slice(0, html.indexOf("</head>")))
  const content = (property: string) =>
    head.querySelector(`meta[property="${property}"]`)?.getAttribute("content")
  const title = content("og:title")
  const url = content("og:url")
  return title && (!url || new URL(url).pathname === path)
    ? shareCard({ title, path: url ? path : "/", section: content("article:section") })
    : undefined
}

/** Draws what is missing (names are content hashes) and removes other images. @returns how many were drawn */
export const drawMissingImages = async (cards: readonly ShareCard[], publicDir: string): Promise<number> => {
  const folder = join(publicDir, "share-images")
  await mkdir(folder, { recursive: true })
  const unique = new Map(cards.map(card => [basename(shareImagePath(card)), card]))
  for (const name of await readdir(folder)) if (!unique.has(name)) await rm(join(folder, name))
  const missing = [...unique].filter(([name]) => !existsSync(join(folder, name)))
  await inParallel(missing, 4, async ([name, card]) =>
    writeFile(join(folder, name), await renderShareImage(card)),
  )
  return missing.length
}

export const writeShareImages = async (args: QueryArgs): Promise<void> => {
  const data = await runQuery<Queries.BuiltPagesQuery>(args, "share images", query)
  const cards: ShareCard[] = []
  for (const { path } of data?.allSitePage.nodes ?? []) {
    const card = builtCard(await readFile(join("public", documentFile(path)), "utf8"), path)
    if (card) cards.push(card)
  }
  args.reporter.info(`${await drawMissingImages(cards, "public")} share images drawn`)
}
