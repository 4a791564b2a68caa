import { join } from "node:path"
import { filesBelow } from "../../read-files"
import { resourcePath } from "../../shared/paths"
import { slugOf } from "../types/slug"

/** The addresses of comparisons of numbers, for `src/shared/closed-pages.ts`. */
export const closedPages = (root: string): string[] =>
  filesBelow(join(root, "content/reconciliations"))
    .files.filter(file => file.endsWith(".md"))
    .map(file => resourcePath(slugOf(file)))
