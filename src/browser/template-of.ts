/**
 * The name of the script that shows a page, by its address alone: a page's data names it too, but only once it has come.
 * @param path of a page of the site
 * @param isKnown whether there is a script of that name; Gatsby names them after the files of `src/pages` and `src/templates`
 */
export const templateOf = (path: string, isKnown: (name: string) => boolean): string => {
  const page = `component---src-pages-${path.slice(1).replaceAll("/", "-") || "index"}-tsx`
  if (isKnown(page)) return page
  const [, section, below] = path.split("/")
  const isListing = !below || below === "page"
  const kinds: Record<string, string> = {
    tag: "tag",
    resources: "resource",
    blog: isListing ? "blog" : "post",
  }
  return `component---src-templates-${kinds[section ?? ""] ?? (isListing ? "category" : "post")}-tsx`
}
