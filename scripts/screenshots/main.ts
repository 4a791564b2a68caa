import { mkdirSync } from "node:fs"
import { isAmpPath } from "../../src/shared/addresses"
import { launchBrowser } from "../../test/support/browser"
import { sitePaths } from "../../test/support/site-paths"
import { type RunningSite, serveSite } from "../../test/support/site-server"
import { visit } from "../../test/support/visit"

const widths = [390, 768, 1440]
const themes = ["light", "dark"] as const

/** `npm run screenshots -- /about /blog --width 390 --theme dark`: every page where none is named. */
const options = () => {
  const [, , ...words] = process.argv
  const optionOf = (name: string) => (words.includes(name) ? words[words.indexOf(name) + 1] : undefined)
  return {
    paths: words.filter((word, index) => word.startsWith("/") && words[index - 1] !== "--out"),
    widths: optionOf("--width") ? [Number(optionOf("--width"))] : widths,
    themes: themes.filter(theme => !optionOf("--theme") || optionOf("--theme") === theme),
    out: optionOf("--out") ?? ".tmp/screenshots",
  }
}

const fileName = (path: string) =>
  path === "/"
    ? "home"
    : path
        .slice(1)
        .replaceAll("/", "__")
        .replace(/\.html$/, "")

const run = async (site: RunningSite) => {
  const chosen = options()
  const paths = chosen.paths.length > 0 ? chosen.paths : sitePaths()
  mkdirSync(chosen.out, { recursive: true })
  const browser = await launchBrowser()
  for (const theme of chosen.themes) {
    for (const width of chosen.widths) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme: theme,
        reducedMotion: "reduce",
        bypassCSP: true,
      })
      const page = await context.newPage()
      for (const path of paths) {
        await visit(page, site.url + path)
        // An AMP document hides until its runtime comes, which a machine without a network never sees.
        if (isAmpPath(path)) await page.addStyleTag({ content: "body{animation:none!important}" })
        await page.screenshot({
          path: `${chosen.out}/${fileName(path)}-${width}-${theme}.png`,
          fullPage: true,
        })
      }
      console.log(`${theme}, ${width} px: ${paths.length} pages`)
      await context.close()
    }
  }
  await browser.close()
  console.log(`Screenshots are in ${chosen.out}`)
}

const main = async (): Promise<void> => {
  const site = await serveSite()
  try {
    await run(site)
  } finally {
    await site.stop()
  }
}

void main()
