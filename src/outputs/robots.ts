import { existsSync } from "node:fs"
import { mkdir, writeFile } from "node:fs/promises"
import { absoluteUrl } from "../shared/addresses"
import { paths } from "../shared/paths"
import { site, siteUrl } from "../shared/site"

/** Crawlers may fetch everything, or they could not learn that a page has `noindex` or is gone (RFC 9309). */
export const writeRobots = (): Promise<void> =>
  writeFile(
    "public/robots.txt",
    `User-agent: *\nDisallow:\n\nSitemap: ${absoluteUrl(siteUrl, paths.xmlSitemap)}\n`,
  )

const securityFolder = ".well-known"

/** For a year, whom to tell of a weakness (RFC 9116); the owner's own file in `static/` stays. */
export const writeSecurityText = async (now = new Date()): Promise<void> => {
  const file = `${securityFolder}/security.txt`
  if (existsSync(`static/${file}`)) return
  const { email } = site.contact
  const inAYear = new Date(now.getTime() + 365 * 24 * 3600 * 1000).toISOString().slice(0, 10)
  const lines = [
    `Contact: ${email ? `mailto:${email}` : absoluteUrl(siteUrl, paths.contact)}`,
    `Expires: ${inAYear}T00:00:00Z`,
    `Preferred-Languages: ${site.language}`,
    `Canonical: ${absoluteUrl(siteUrl, `/${file}`)}`,
  ]
  await mkdir(`public/${securityFolder}`, { recursive: true })
  await writeFile(`public/${file}`, `${lines.join("\n")}\n`)
}
