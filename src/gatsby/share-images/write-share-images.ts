import { copyFile, mkdir, rename, stat, writeFile } from "node:fs/promises"
import { basename, join } from "node:path"
import { renderShareImage, type ShareCard } from "./render-share-image"
import { shareImagePath } from "./share-image-path"

export interface ShareFolders {
  /** Where drawn images are kept between builds, such as node_modules/.cache/share-images. */
  cacheDir: string
  /** The root of the built site, such as public. */
  outDir: string
}

// One image's text is set while others are being compressed.
const atOnce = 4

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )

async function writeOne(card: ShareCard, { cacheDir, outDir }: ShareFolders): Promise<boolean> {
  const path = shareImagePath(card)
  const cached = join(cacheDir, basename(path))
  const isNew = !(await exists(cached))
  if (isNew) {
    // Renamed into place, so that a build cut short leaves no half image behind.
    const unfinished = `${cached}.${process.pid}.part`
    await writeFile(unfinished, await renderShareImage(card))
    await rename(unfinished, cached)
  }
  await copyFile(cached, join(outDir, path))
  return isNew
}

/** Puts every card's image at its address below outDir; draws only those the cache does not hold. */
export async function writeShareImages(cards: readonly ShareCard[], folders: ShareFolders) {
  await mkdir(folders.cacheDir, { recursive: true })
  await mkdir(join(folders.outDir, "share-images"), { recursive: true })
  const unique = [...new Map(cards.map(card => [shareImagePath(card), card])).values()]
  let drawn = 0
  for (let start = 0; start < unique.length; start += atOnce) {
    const some = unique.slice(start, start + atOnce)
    const isNew = await Promise.all(some.map(card => writeOne(card, folders)))
    drawn += isNew.filter(Boolean).length
  }
  return { drawn, reused: unique.length - drawn }
}
