import { join } from "node:path"
import { resourcePath } from "../../shared/paths"
import { slugOf } from "../types/slug"
import { filesBelow } from "./read-files"

/** The addresses of comparisons of numbers, for `src/shared/closed-pages.ts`. */
export const closedPages = (root: string): string[] =>
  filesBelow(join(root, "content/reconciliations"))
    .files.filter(file => file.endsWith(".md"))
    .map(file => resourcePath(slugOf(file)))
