import anyAscii from "any-ascii"
import { categoryPath, tagPath } from "../../shared/paths"

export const slugPattern = /^[a-z0-9]+(?:-+[a-z0-9]+)*$/
export const slugExpected = "made of lower-case letters, digits and hyphens"

/** `posts/x.md`, `posts/x/index.md` and `cases/x.json` have the name x. */
export const nameOf = (path: string): string =>
  path.replace(/(\/index)?\.md$|\.json$/, "").replace(/^.*\//, "")

/** The end of a text's address: its name, or of any other name what a title would become: `On X.md` has the slug on-x. */
export const slugOf = (path: string): string => {
  const name = nameOf(path)
  return slugPattern.test(name) ? name : titleSlug(name)
}

const words: Record<string, string> = { "&": "and", "+": "plus", "#": "sharp", "%": "percent", "@": "at" }

/** The slug of a category or tag: "R&D" becomes "r-and-d". */
export const topicSlug = (name: string): string =>
  anyAscii(name.replace(/[&+#%@]/g, sign => ` ${words[sign]} `))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")

/** The slug of a new text, in the CMS as by `npm run new`: "What’s new" becomes "whats-new", "日本" "riben". */
export const titleSlug = (title: string): string => topicSlug(title.replace(/['’]/g, ""))

const topicAt = (pathOf: (slug: string) => string) => (name: string) => {
  const slug = topicSlug(name)
  return { name, slug, path: pathOf(slug) }
}

export const categoryOf = topicAt(categoryPath)
export const tagOf = topicAt(tagPath)
