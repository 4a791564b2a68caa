import { utimesSync } from "node:fs"
import type { CreateNodeArgs, Node } from "gatsby"

type Folder = Node & { absolutePath?: string; ctimeMs?: number }

// A folder that was there before the start has been read while nobody wrote into it.
const newFor = 60_000
// On a busy machine the first times are over before the folder is watched.
const readAfter = [2000, 10_000, 30_000]

const touch = (folder: string): void => {
  try {
    utimesSync(folder, new Date(), new Date())
  } catch {
    // It is gone again.
  }
}

/**
 * In `gatsby develop` a new folder is read again, within half a minute. Gatsby's watcher (chokidar 3, `_handleDir`) reads a
 * new folder first and watches it after that: of an article whose files are copied in one go it misses those that come
 * between. A folder whose times change is read again.
 */
export const readNewFolderAgain = ({ node }: Pick<CreateNodeArgs, "node">): void => {
  const { internal, absolutePath, ctimeMs = 0 } = node as Folder
  if (process.env.NODE_ENV === "production" || internal.type !== "Directory" || !absolutePath) return
  // Which a copy that keeps times cannot set back.
  if (Date.now() - ctimeMs > newFor) return
  for (const after of readAfter) setTimeout(() => touch(absolutePath), after).unref()
}
