import { createHash, randomUUID } from "node:crypto"
import { mkdir, readdir, readFile, realpath, rename, rm, rmdir, stat, writeFile } from "node:fs/promises"
import { basename, dirname, join, sep } from "node:path"

/** What the desk may touch: what editors own. */
const folders = ["content", "static/downloads"]

/** A path that is not the desk's to touch. */
export class ForeignPath extends Error {}

/** A file that somebody else wrote since the desk read it. */
export class ChangedMeanwhile extends Error {}

const versionOf = (bytes: Uint8Array) => `"${createHash("sha1").update(bytes).digest("base64url")}"`

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT"

const versionAt = async (file: string): Promise<string> => {
  try {
    return versionOf(await readFile(file))
  } catch (error) {
    if (isMissing(error)) return ""
    throw error
  }
}

const expectVersion = async (file: string, path: string, version: string): Promise<void> => {
  if ((await versionAt(file)) === version) return
  throw new ChangedMeanwhile(
    `${path} was changed outside the desk since the desk read it. Keep a copy of your text, reload this page, and change it again.`,
  )
}

const isWithin = (path: string) => folders.some(folder => path === folder || path.startsWith(`${folder}/`))
const leadsThere = (path: string) => path === "" || folders.some(folder => folder.startsWith(`${path}/`))

const realOf = async (path: string): Promise<string> => {
  try {
    return await realpath(path)
  } catch (error) {
    if (!isMissing(error)) throw error
    return join(await realOf(dirname(path)), basename(path))
  }
}

/**
 * The files that the desk works on, by their paths below the project folder, with slashes.
 * Each function throws ForeignPath for a path outside the folders that editors own, also one that leads out by a symbolic
 * link, and an error with the code ENOENT for what is not there.
 */
export const projectFiles = (project: string) => {
  const resolve = async (path: string): Promise<string> => {
    const steps = path.split("/")
    const isPlain = steps.every(step => step !== "" && step !== "." && step !== ".." && !/[\\\0]/.test(step))
    if (!isPlain || !isWithin(path)) throw new ForeignPath(`${path} is not a file of the desk`)
    const root = await realpath(project)
    const real = await realOf(join(root, ...steps))
    if (
      !real.startsWith(root + sep) ||
      !isWithin(
        real
          .slice(root.length + 1)
          .split(sep)
          .join("/"),
      )
    )
      throw new ForeignPath(`${path} leads out of the desk's folders`)
    return real
  }
  return {
    list: async (path: string): Promise<{ name: string; isFolder: boolean }[]> => {
      if (leadsThere(path)) {
        const below = folders.filter(folder => path === "" || folder.startsWith(`${path}/`))
        const names = below.map(folder => folder.slice(path ? path.length + 1 : 0).split("/")[0] ?? "")
        return names.map(name => ({ name, isFolder: true }))
      }
      const entries = await readdir(await resolve(path), { withFileTypes: true })
      return entries.map(entry => ({ name: entry.name, isFolder: entry.isDirectory() }))
    },
    read: async (path: string): Promise<{ bytes: Buffer; modified: Date; version: string }> => {
      const file = await resolve(path)
      const bytes = await readFile(file)
      return { bytes, modified: (await stat(file)).mtime, version: versionOf(bytes) }
    },
    /**
     * Writes a file in one step.
     * @param replaces the version that was read there; empty where there was none
     * @throws ChangedMeanwhile when something else is there by now
     */
    write: async (path: string, bytes: Uint8Array, replaces: string): Promise<void> => {
      const file = await resolve(path)
      await expectVersion(file, path, replaces)
      const written = join(project, ".tmp", `desk-${randomUUID()}`)
      await Promise.all([dirname(written), dirname(file)].map(folder => mkdir(folder, { recursive: true })))
      await writeFile(written, bytes)
      await rename(written, file)
    },
    /** @throws ChangedMeanwhile when something is where the file goes to */
    move: async (from: string, to: string): Promise<void> => {
      const [file, target] = await Promise.all([resolve(from), resolve(to)])
      await expectVersion(target, to, "")
      await mkdir(dirname(target), { recursive: true })
      await rename(file, target)
    },
    /** A file, or a folder that is empty. */
    remove: async (path: string): Promise<void> => {
      const file = await resolve(path)
      await ((await stat(file)).isDirectory() ? rmdir(file) : rm(file))
    },
  }
}
