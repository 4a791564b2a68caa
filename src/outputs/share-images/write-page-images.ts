import { readFileSync } from "node:fs"
import { join } from "node:path"
import { type PageCreatorArgs, queryPages } from "../../gatsby/pages/page-creator"
import { builtCard } from "./built-card"
import { writeShareImages } from "./write-share-images"

type Pages = { allSitePage: { nodes: { path: string }[] } }

const publicDir = join(process.cwd(), "public")
// `gatsby clean` empties .cache and public; drawn images outlive it here.
const cacheDir = join(process.cwd(), "node_modules/.cache/share-images")

const cardOf = (path: string) => {
  const file = path.endsWith(".html") ? path : `${path}/index.html`
  return builtCard(readFileSync(join(publicDir, file), "utf8"), path) ?? []
}

/** Writes the share image of every built page, from the title that the page itself names; unchanged ones are copied. */
export const writePageImages = async (args: PageCreatorArgs): Promise<void> => {
  const data = await queryPages<Pages>(
    args,
    "share images",
    "{ allSitePage(sort: { path: ASC }) { nodes { path } } }",
  )
  const paths = data?.allSitePage.nodes.map(({ path }) => path) ?? []
  const { drawn, reused } = await writeShareImages(paths.flatMap(cardOf), { cacheDir, outDir: publicDir })
  args.reporter.info(`${drawn} share images drawn, ${reused} unchanged`)
}
