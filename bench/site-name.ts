import { basename } from "node:path"

/** What a measured site is called in a table: by its folder, which for a commit is its hash. */
export const nameOf = (folder: string): string => (folder === "." ? "here" : basename(folder))
