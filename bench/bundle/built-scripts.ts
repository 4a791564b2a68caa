import { existsSync, readdirSync, statSync } from "node:fs"
import { join } from "node:path"

/** A script of a built site: its name without the hash, and its bytes, as it is and as it is sent. */
type BuiltScript = {
  readonly name: string
  readonly path: string
  readonly bytes: number
  readonly sent: number
}

const bytesOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0)

// Chunks that several pages share are named by a hash alone.
const nameOf = (file: string): string =>
  file.replace(/-?[0-9a-f]{20}\.js$/, "").replace(/^([0-9a-f]{6})[0-9a-f]{34}$/, "shared $1")

/**
 * The application's scripts of a build, the largest first.
 * @param folder of the site
 */
export const builtScripts = (folder: string): BuiltScript[] => {
  const built = join(folder, "public")
  return readdirSync(built)
    .map(file => ({ name: nameOf(file), path: join(built, file) }))
    .filter(({ path }) => path.endsWith(".js"))
    .map(script => {
      const bytes = bytesOf(script.path)
      return { ...script, bytes, sent: bytesOf(`${script.path}.br`) || bytes }
    })
    .sort((a, b) => b.bytes - a.bytes)
}
