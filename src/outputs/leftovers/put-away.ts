import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, unlinkSync } from "node:fs"
import { dirname, join } from "node:path"
import { suffixes } from "../../shared/server-manifest"
import { imagesIn, unusedImages } from "./unused-images"

const images = "public/static"
// Gatsby makes each form of an image once, and then counts on it: an image that pages show again must be there again.
const store = ".cache/unused-images"

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    : []

const move = (files: readonly string[], from: string, to: string): void => {
  for (const file of files) {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    renameSync(join(from, file), join(to, file))
  }
}

/** Puts the images back that a build before has put away, so that Gatsby finds all it has made. */
export const bringBackImages = (): void => {
  move(filesBelow(store), store, images)
  rmSync(store, { recursive: true, force: true })
}

/** The compressed copies of an earlier build, of files that may have changed or gone; what is in `static/` is no copy. */
const removeCopies = (files: readonly string[]): string[] => {
  const own = new Set(filesBelow("static"))
  const isCopy = (file: string) =>
    Object.values(suffixes).some(suffix => file.endsWith(suffix)) && !own.has(file)
  for (const file of files.filter(isCopy)) unlinkSync(join("public", file))
  return files.filter(file => !isCopy(file))
}

const showsImages = /^page-data\/.*\.json$|^[^/]+\.(?:js|css)$/

/**
 * Takes out of `public/` what only earlier builds into the same folder have left there: images that no page shows any more
 * and compressed copies, which are written anew from `.cache/compressed`. Gatsby removes its own documents and data, and
 * webpack its scripts.
 */
export const putLeftoversAway = (): void => {
  const files = removeCopies(filesBelow("public"))
  const shown = new Set<string>()
  for (const file of files.filter(file => showsImages.test(file)))
    for (const image of imagesIn(readFileSync(join("public", file), "utf8"))) shown.add(image)
  const made = files.filter(file => file.startsWith("static/")).map(file => file.slice("static/".length))
  move(unusedImages(made, shown), images, store)
}
