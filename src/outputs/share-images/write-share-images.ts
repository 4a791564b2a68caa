import { copyFileSync, statSync } from "node:fs"
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises"
import { basename, join } from "node:path"
import { inParallel } from "../../shared/in-parallel"
import type { ShareCard } from "../../shared/share-card/share-card"
import { shareImagePath } from "../../shared/share-card/share-image-path"
import { renderShareImage } from "./render-share-image"

export interface ShareFolders {
  /** Where drawn images are kept between builds, such as node_modules/.cache/share-images. */
  cacheDir: string
  /** The root of the built site, such as public. */
  outDir: string
}

// One image's text is set while others are being compressed.
const atOnce = 4

/** Bytes, or nothing where there is no such file. */
const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size

async function writeOne(card: ShareCard, { cacheDir, outDir }: ShareFolders): Promise<boolean> {
  const path = shareImagePath(card)
  const cached = join(cacheDir, basename(path))
  const isNew = sizeOf(cached) === undefined
  if (isNew) {
    // Renamed into place, so that a build cut short leaves no half image behind.
    const unfinished = `${cached}.${process.pid}.part`
    await writeFile(unfinished, await renderShareImage(card))
    await rename(unfinished, cached)
  }
  // An image's address follows from what it shows, so that a whole one already there is the same.
  const built = join(outDir, path)
  if (sizeOf(built) !== sizeOf(cached)) copyFileSync(cached, built)
  return isNew
}

/** An earlier build into the same folder may have had other titles. */
async function removeOthers(cards: readonly ShareCard[], { outDir }: ShareFolders) {
  const names = new Set(cards.map(card => basename(shareImagePath(card))))
  for (const name of await readdir(join(outDir, "share-images")))
    if (!names.has(name)) await rm(join(outDir, "share-images", name))
}

/** Puts every card's image, and no other, at its address below outDir; draws only those the cache does not hold. */
export async function writeShareImages(cards: readonly ShareCard[], folders: ShareFolders) {
  await mkdir(folders.cacheDir, { recursive: true })
  await mkdir(join(folders.outDir, "share-images"), { recursive: true })
  const unique = [...new Map(cards.map(card => [shareImagePath(card), card])).values()]
  await removeOthers(unique, folders)
  const isNew = await inParallel(unique, atOnce, card => writeOne(card, folders))
  const drawn = isNew.filter(Boolean).length
  return { drawn, reused: unique.length - drawn }
}
