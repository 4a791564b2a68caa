import { mkdirSync } from "node:fs"
import { parseArgs } from "node:util"
import { isAmpPath } from "../src/shared/paths"
import { launchBrowser } from "../test/support/browser"
import { sitePaths } from "../test/support/site-paths"
import { type RunningSite, serveSite } from "../test/support/site-server"
import { visit } from "../test/support/visit"

// npm run screenshots -- /about /blog --width 390 --theme dark: every page by default.
const { values: chosen, positionals: named } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: "string", multiple: true, default: ["390", "768", "1440"] },
    theme: { type: "string", multiple: true, default: ["light", "dark"] },
    out: { type: "string", default: ".tmp/screenshots" },
  },
})

const fileName = (path: string) =>
  path
    .slice(1)
    .replace(/\.html$/, "")
    .replaceAll("/", "__") || "home"

const run = async (site: RunningSite) => {
  const paths = named.length > 0 ? named : sitePaths()
  mkdirSync(chosen.out, { recursive: true })
  const browser = await launchBrowser()
  for (const theme of chosen.theme) {
    for (const width of chosen.width) {
      const context = await browser.newContext({
        viewport: { width: Number(width), height: 900 },
        colorScheme: theme === "dark" ? "dark" : "light",
        reducedMotion: "reduce",
        bypassCSP: true,
      })
      const page = await context.newPage()
      for (const path of paths) {
        await visit(page, site.url + path)
        // AMP documents are hidden until their runtime loads, which needs a network.
        if (isAmpPath(path)) await page.addStyleTag({ content: "body{animation:none!important}" })
        await page.evaluate(async () => {
          for (const image of document.images) image.loading = "eager"
          await Promise.all([...document.images].map(image => image.decode().catch(() => {})))
        })
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

void serveSite().then(site => run(site).finally(site.stop))
