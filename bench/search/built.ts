import { execFileSync } from "node:child_process"
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { buildSync } from "esbuild"
import { readSearchPages } from "../../src/outputs/search-index/read-search-pages"
import { buildSearchIndex } from "../../src/search/exact/index/build-index"
import { buildTextIndex } from "../../src/search/text/build-text-index"
import type { SearchPage } from "../../src/search/text/search-page"
import { searchIndexFolder, searchTextFolder } from "../../src/shared/addresses"
import type { Corpus } from "./corpora"

/** What it takes to make the files of a search, and how large they are on the disk, without compressed copies. */
export type Built = { seconds: number; files: number; bytes: number }

const timed = async (work: () => void | Promise<void>): Promise<number> => {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}

/** Parts of Pagefind that a site with its own page of results does without. */
const optional = /pagefind-(ui|modular-ui|component-ui|highlight|worker)\./

const measureFolders = (folders: readonly string[]): Omit<Built, "seconds"> => {
  const sizes = folders.flatMap(folder =>
    readdirSync(folder, { recursive: true })
      .map(String)
      .filter(name => !optional.test(name))
      .map(name => statSync(join(folder, name)))
      .filter(stat => stat.isFile())
      .map(({ size }) => size),
  )
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

const writeFiles = (folder: string, files: readonly { name: string; content: string }[]): void => {
  mkdirSync(folder, { recursive: true })
  for (const { name, content } of files) writeFileSync(join(folder, name), content)
}

/** Reads what the search finds from a corpus's HTML. */
export const readPages = ({ pages, folder }: Corpus): SearchPage[] =>
  pages.flatMap(({ path, kind }) =>
    readSearchPages(readFileSync(join(folder, path, "index.html"), "utf8"), path, kind),
  )

/** Builds this site's search over a corpus, from its HTML, and the code that asks it, into the corpus's folder. */
export const buildOurs = async (corpus: Corpus): Promise<Built> => {
  const { documents, folder } = corpus
  const seconds = await timed(async () => {
    writeFiles(join(folder, searchTextFolder), buildTextIndex(readPages(corpus)))
    writeFiles(join(folder, searchIndexFolder), (await buildSearchIndex(documents)).files)
  })
  // Twice: the second copy is for code that has run nothing yet.
  for (const copy of ["code", "codeagain"])
    buildSync({
      entryPoints: ["src/components/search/load-search.ts"],
      outdir: join(folder, copy),
      bundle: true,
      splitting: true,
      minify: true,
      format: "esm",
      target: "es2020",
    })
  return { seconds, ...measureFolders([searchTextFolder, searchIndexFolder].map(name => join(folder, name))) }
}

/**
 * Builds Pagefind's search over a corpus, from its HTML, into the corpus's folder.
 * @throws Error when the package cannot be had: npm fetches it for this measurement alone.
 */
export const buildPagefind = ({ folder }: Corpus): Built => {
  const said = execFileSync("npm", ["exec", "--yes", "--", "pagefind@1.6.0", "--site", folder], {
    encoding: "utf8",
  })
  // Its own time, without npm's.
  const seconds = Number(/Finished in ([\d.]+) seconds/.exec(said)?.[1])
  return { seconds, ...measureFolders([join(folder, "pagefind")]) }
}
