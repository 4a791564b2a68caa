import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { buildCopy, readCopy, removePosts } from "../support/project-copy"
import { dayBefore, postOfItsDay, writePostOfItsDay } from "./articles"
import { buildTimeout } from "./build-settings"

/** Four articles to a page of a list, so that today's articles fill more than one. */
const shortenLists = (folder: string) => {
  const file = join(folder, "src/shared/listing-paths.ts")
  const source = readFileSync(file, "utf8")
  expect(source).toContain("postsPerPage = 50")
  writeFileSync(file, source.replace("postsPerPage = 50", "postsPerPage = 4"))
}

/** A build without any article but one that is dated later. */
export const describeNoArticle = (folder: string): void => {
  test(
    "the site builds with no post at all",
    () => {
      removePosts(folder)
      shortenLists(folder)
      writePostOfItsDay(folder)
      buildCopy(folder, dayBefore)
      expect(readCopy(folder, "blog")).toContain("No articles here yet.")
      expect(readCopy(folder, "analytics")).toContain("Category: Analytics")
      for (const slug of ["campaign-tracking-blueprint", postOfItsDay])
        expect(existsSync(join(folder, "public/blog", slug))).toBe(false)
    },
    buildTimeout,
  )
}
