import { mkdir, readdir, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { openFileStore } from "../enquiries/file/file-store"
import { StoreMissing } from "../enquiries/store"
import { type Command, print, tellDamaged, WrongUse } from "./context"

/**
 * `backup FOLDER`: a folder of the form in which enquiries are kept in files, whatever the store is, with everything that
 * was acknowledged before it began. Damaged records are copied as they are, among the dead.
 */
export const backup: Command = async ({ store }, [folder]) => {
  if (!folder) throw new WrongUse("Where to? Name a folder.")
  const root = resolve(folder)
  const there = await readdir(root).catch(() => [])
  if (there.length > 0) throw new WrongUse(`${root} is not empty; name a new folder.`)
  const listing = await store.list()
  const copy = openFileStore(root)
  await copy.restore(listing.enquiries)
  if (listing.damaged.length > 0) await mkdir(join(root, "dead"), { recursive: true, mode: 0o700 })
  for (const { id, text } of listing.damaged) {
    const name = `${id.replace(/[^\w-]/g, "_")}.json`
    await writeFile(join(root, "dead", name), text, { mode: 0o600 })
  }
  print(`${listing.enquiries.length} enquiries are in ${root}.\n`)
  return tellDamaged(listing)
}

/** `restore FOLDER`: puts the enquiries of a backup into the store, with their states, unless they are there. */
export const restore: Command = async ({ store, place }, [folder]) => {
  if (!folder) throw new WrongUse("From where? Name the folder of a backup.")
  const listing = await openFileStore(resolve(folder))
    .list()
    .catch(error => {
      if (error instanceof StoreMissing) throw new WrongUse(`There is no backup in ${resolve(folder)}.`)
      throw error
    })
  const count = await store.restore(listing.enquiries)
  print(`${count} put back into ${place}; ${listing.enquiries.length - count} were there.\n`)
  return tellDamaged(listing)
}
