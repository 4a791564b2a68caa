import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { escapeHtml } from "../shared/escape"
import { absoluteUrl, documentFile } from "../shared/paths"
import type { Redirect } from "../shared/redirects"
import { site } from "../shared/site"

const record = ".cache/redirect-pages.json"

/** For hosts without redirects: search engines take an immediate refresh for a permanent redirect (Google Search Central). */
export const redirectPage = ({ to }: Redirect, siteUrl: string): string =>
  [
    `<!doctype html><html lang="${site.language}"><head><meta charset="utf-8">`,
    `<title>This page has moved | ${escapeHtml(site.brand)}</title>`,
    `<link rel="canonical" href="${absoluteUrl(siteUrl, to)}">`,
    `<meta http-equiv="refresh" content="0;url=${to}">`,
    '<meta name="viewport" content="width=device-width">',
    `</head><body><p>This page has moved to <a href="${to}">${to}</a>.</p></body></html>\n`,
  ].join("\n")

/** Removes the pages of an earlier build from `public/`, where a page of the site may now belong. */
export const removeRedirectPages = (): void => {
  if (!existsSync(record)) return
  for (const file of JSON.parse(readFileSync(record, "utf8")) as string[])
    rmSync(join("public", file), { force: true })
}

export const writeRedirectPages = (redirects: readonly Redirect[], siteUrl: string): void => {
  for (const redirect of redirects) {
    const file = join("public", documentFile(redirect.from))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, redirectPage(redirect, siteUrl))
  }
  writeFileSync(record, JSON.stringify(redirects.map(({ from }) => documentFile(from))))
}
