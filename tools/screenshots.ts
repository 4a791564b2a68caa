import { mkdirSync } from "node:fs"
import { command } from "../src/command"
import { isAmpPath } from "../src/shared/amp-paths"
import { launchBrowser } from "../test/support/browser"
import { type RunningSite, serveSite } from "../test/support/server/process"
import { sitePaths } from "../test/support/site-paths"
import { visit } from "../test/support/visit"

const spec = {
  call: "npm run screenshots -- [PATH…]",
  about: "Pictures of the built pages, by default of all.",
  options: {
    width: ["PIXELS…", "390, 768 and 1440 by default"],
    theme: ["THEME…", "light and dark by default"],
    out: ["FOLDER", ".tmp/screenshots by default"],
  },
  maxOperands: Number.POSITIVE_INFINITY,
} as const

type Chosen = { widths: readonly string[]; themes: readonly string[]; out: string }

const fileName = (path: string) =>
  path
    .slice(1)
    .replace(/\.html$/, "")
    .replaceAll("/", "__") || "home"

const run = async (site: RunningSite, paths: readonly string[], { widths, themes, out }: Chosen) => {
  mkdirSync(out, { recursive: true })
  await using browser = await launchBrowser()
  for (const theme of themes) {
    for (const width of widths) {
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
        const file = `${out}/${fileName(path)}-${width}-${theme}.png`
        await page.screenshot({ path: file, fullPage: true })
      }
      console.log(`${theme}, ${width} px: ${paths.length} pages`)
      await context.close()
    }
  }
  console.log(`Screenshots are in ${out}`)
}

command(spec, async ({ values, operands }) => {
  const paths = operands.length > 0 ? operands : sitePaths()
  const { width: widths = ["390", "768", "1440"], theme: themes = ["light", "dark"] } = values
  const { out = ".tmp/screenshots" } = values
  const site = await serveSite()
  await run(site, paths, { widths, themes, out }).finally(site.stop)
})
