import { readFileSync } from "node:fs"
import { relative } from "node:path"
import { VFile } from "vfile"
import { isPublished, markdownTypeOf, post, readFrontMatter } from "../content-model"
import { dayPattern, today } from "../shared/day"
import { isPreview } from "../shared/site"

const unpublished = new Map<string, boolean>()

const readIsUnpublished = (path: string): boolean => {
  const name = relative("content", path)
  if (markdownTypeOf(name) !== post) return false
  const text = readFileSync(path, "utf8").replace(/^\uFEFF/, "")
  const frontMatter = readFrontMatter(new VFile({ path: name, value: text }), post, [])
  if (!frontMatter) return true
  const { data } = frontMatter
  return !dayPattern.test(String(data.date)) || !isPublished(data, today())
}

/** Whether a build leaves out a file, so that no node, page, list or feed can show a draft, a future article or what may be one. */
export const isUnpublished = (path: string): boolean => {
  if (process.env.NODE_ENV !== "production" || isPreview) return false
  const known = unpublished.get(path) ?? readIsUnpublished(path)
  unpublished.set(path, known)
  return known
}
