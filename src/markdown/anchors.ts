import GithubSlugger from "github-slugger"
import { layoutIds } from "../shared/page-ids"

/**
 * Makes the fragments of one body's headings, in their order: those GitHub would make, none of them twice, and none that is
 * the id of something around every page ("Main" gives `main-1`) or within the body.
 * @param prefix set before each fragment, where several bodies stand on one page
 * @param ids those that the body's raw HTML gives
 */
export const anchorMaker = (prefix = "", ids: readonly string[] = []): ((text: string) => string) => {
  const slugger = new GithubSlugger()
  // What the slugger has given once it does not give again.
  for (const id of [...layoutIds, ...ids]) if (id.startsWith(prefix)) slugger.slug(id.slice(prefix.length))
  return text => prefix + slugger.slug(text)
}
