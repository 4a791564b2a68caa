import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { basename, join } from "node:path"
import { parse } from "node-html-parser"
import type { CSSProperties, ReactElement } from "react"
import satori, { type Font, type SatoriOptions } from "satori"
import sharp from "sharp"
import { ownLogo } from "../../content-model"
import { type QueryArgs, runQuery } from "../../gatsby/run-query"
import { documentFile } from "../../shared/addresses"
import { shareImagesFolder } from "../../shared/built-files"
import { inParallel } from "../../shared/in-parallel"
import { colouredMarkup, type Logo, squareAround } from "../../shared/logo"
import {
  drawnCharacter,
  type ShareCard,
  shareCard,
  shareImagePath,
  shareImageSize,
  undrawable,
} from "../../shared/share-card"
import { type Palette, readPalette } from "../../styles/design-tokens"

type Measuring = Pick<SatoriOptions, "embedFont" | "onNodeDetected">

const { width, height } = shareImageSize
const margin = 72
const right = width - margin
const titleBox = { top: 178, height: 290, leading: 1.1 }
const titleSizes = [128, 112, 96, 88, 80, 72, 64, 58, 52, 46, 40, 34]
const serif = { fontFamily: "serif, serif-ext" }

const openFont = (name: string, file: string): Font => ({
  name,
  data: readFileSync(join(process.cwd(), `src/outputs/share-images/fonts/${file}.ttf`)),
})

let fonts: Font[] | undefined

const toSvg = (element: ReactElement, options: Measuring = {}): Promise<string> => {
  fonts ??= [openFont("serif", "title"), openFont("serif-ext", "title-ext"), openFont("sans", "label")]
  return satori(element, { width, height, fonts, ...options })
}

/** A text as it is drawn: empty if a letter or sign is missing, since the rest might mean something else. */
export const drawableText = (text: string): string => {
  const drawn = undrawable(text) ? [] : [...text.normalize("NFC")].map(drawnCharacter)
  return drawn.join("").replace(/\s+/g, " ").trim()
}

const text = (style: CSSProperties, children: string) => (
  <div style={{ display: "block", position: "absolute", ...style }}>{drawableText(children)}</div>
)

const titleAt = (size: number, title: string, style: CSSProperties) =>
  text(
    {
      ...serif,
      left: margin - size * 0.02,
      top: titleBox.top,
      width: right - margin,
      fontSize: size,
      lineHeight: titleBox.leading,
      wordBreak: "break-word",
      ...style,
    },
    title,
  )

const heightOf = async (element: ReactElement): Promise<number> => {
  let found = 0
  await toSvg(element, { embedFont: false, onNodeDetected: node => (found = Math.max(found, node.height)) })
  return found
}

const fitTitle = async (title: string): Promise<[element: ReactElement, height: number]> => {
  for (const size of titleSizes) {
    const height = await heightOf(titleAt(size, title, {}))
    if (height <= titleBox.height) return [titleAt(size, title, { textWrap: "balance" }), height]
  }
  const size = Math.min(...titleSizes)
  const lineClamp = Math.floor(titleBox.height / (size * titleBox.leading))
  return [titleAt(size, title, { lineClamp }), lineClamp * size * titleBox.leading]
}

const drawSteps = (seed: string, top: number, colour: Palette) => {
  const [count, base] = [24, 568]
  const step = (right - margin) / count
  const bytes = createHash("sha256").update(seed).digest()
  const ys = Array.from({ length: count }, (_, index) => {
    const trend = index / (count - 1)
    const wobble = ((bytes[index] ?? 0) / 255 - 0.5) * 0.34 * (1 - trend ** 4)
    const level = Math.min(1, Math.max(0, 0.06 + trend ** 1.35 * 0.94 + wobble))
    return Math.round(base - level * (base - top))
  })
  const line = ys.map((y, index) => `${index === 0 ? "M" : "L"}${margin + index * step} ${y}h${step}`)
  const ticks = [...ys, 0].map((_, index) => `M${margin + index * step} ${base}v8`)
  const rules = `M${margin} 131H${right}M${margin} ${base}H${right}${ticks.join("")}`
  return [
    <path key="rules" d={rules} stroke={colour("rule-strong")} strokeWidth={2} />,
    <path key="line" d={line.join("")} fill="none" stroke={colour("data")} strokeWidth={4} />,
    <path key="end" d={`M${right - 18} ${(ys.at(-1) ?? 0) - 9}h18v18h-18z`} fill={colour("signal")} />,
  ]
}

const drawLogo = (logo: Logo, colour: Palette): string =>
  `<svg x="${margin}" y="62" width="40" height="40" viewBox="${squareAround(logo)}">${colouredMarkup(logo, colour)}</svg>`

export const drawShareImage = async ({ title, section, brand }: ShareCard): Promise<string> => {
  const colour = readPalette("light")
  const [titleElement, titleHeight] = await fitTitle(title)
  const stepsTop = Math.min(484, titleBox.top + titleHeight + 54)
  const svg = await toSvg(
    <div style={{ display: "flex", width, height, background: colour("paper"), color: colour("ink") }}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: becomes a part of a picture */}
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        {drawSteps(`${section}\n${title}`, stepsTop, colour)}
      </svg>
      {text({ ...serif, left: margin + 56, top: 66, fontSize: 44, lineHeight: 1 }, brand)}
      {text(
        {
          fontFamily: "sans",
          right: margin,
          top: 74,
          fontSize: 27,
          lineHeight: 1,
          color: colour("ink-soft"),
        },
        section,
      )}
      {titleElement}
    </div>,
  )
  // Satori draws no markup.
  return svg.replace(/<\/svg>\s*$/, end => drawLogo(ownLogo(), colour) + end)
}

/** A PNG of 1200 × 630. A palette would make it a third as large, but take twice as long. */
export const renderShareImage = async (card: ShareCard): Promise<Buffer> =>
  sharp(Buffer.from(await drawShareImage(card)))
    .removeAlpha()
    .png({ compressionLevel: 7 })
    .toBuffer()

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
  const folder = join(publicDir, shareImagesFolder)
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
