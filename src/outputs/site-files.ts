import { existsSync } from "node:fs"
import { mkdir, writeFile } from "node:fs/promises"
import { absoluteUrl } from "../shared/addresses"
import { dayMs } from "../shared/durations"
import { paths } from "../shared/paths"
import { site, siteUrl } from "../shared/site"
import { readPalette } from "../styles/design-tokens"

/** Crawlers may fetch everything, or they could not learn that a page has `noindex` or is gone (RFC 9309). */
export const writeRobots = (): Promise<void> =>
  writeFile(
    "public/robots.txt",
    `User-agent: *\nDisallow:\n\nSitemap: ${absoluteUrl(siteUrl, paths.xmlSitemap)}\n`,
  )

const securityFolder = ".well-known"

/** For a year, whom to tell of a weakness (RFC 9116); the owner's own file in `static/` stays. */
export const writeSecurityText = async (): Promise<void> => {
  const file = `${securityFolder}/security.txt`
  if (existsSync(`static/${file}`)) return
  const { email } = site.contact
  const inAYear = new Date(Date.now() + 365 * dayMs).toISOString().slice(0, 10)
  const lines = [
    `Contact: ${email ? `mailto:${email}` : absoluteUrl(siteUrl, paths.contact)}`,
    `Expires: ${inAYear}T00:00:00Z`,
    `Preferred-Languages: ${site.language}`,
    `Canonical: ${absoluteUrl(siteUrl, `/${file}`)}`,
  ]
  await mkdir(`public/${securityFolder}`, { recursive: true })
  await writeFile(`public/${file}`, `${lines.join("\n")}\n`)
}

const icon = (name: string, size: number, purpose: string) => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
})

/** Name, colours and icons of the site for home screens (W3C, "Web Application Manifest"). */
export const writeWebManifest = (): Promise<void> => {
  const { brand, tagline, language } = site
  const paper = readPalette("light")("paper")
  const manifest = {
    name: brand,
    short_name: brand,
    description: tagline,
    lang: language,
    start_url: "/",
    display: "browser",
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      icon("icon-192", 192, "any"),
      icon("icon-512", 512, "any"),
      icon("icon-maskable-512", 512, "maskable"),
    ],
  }
  return writeFile("public/manifest.webmanifest", JSON.stringify(manifest))
}
