import type { Element, Root } from "hast"
import { visit } from "unist-util-visit"

/** Gives the address of what a relative link means: another text's page, or a file's copy; undefined leaves it as it is. */
export type LinkTarget = (path: string) => Promise<string | undefined>

const isRelative = (href: string): boolean => !/^([a-z][a-z0-9+.-]*:|[/#?]|$)/i.test(href)

/** Replaces relative links, which lead from the text's file, by addresses of the site. Changes the tree in place. */
export const replaceLinks = async (tree: Root, targetOf: LinkTarget): Promise<void> => {
  const links: { link: Element; href: string }[] = []
  visit(tree, "element", link => {
    const href = link.tagName === "a" ? String(link.properties.href ?? "") : ""
    if (href && isRelative(href)) links.push({ link, href })
  })
  await Promise.all(
    links.map(async ({ link, href }) => {
      const [path = "", rest = ""] = [/^[^?#]*/.exec(href)?.[0], /[?#].*$/.exec(href)?.[0]]
      const target = await targetOf(path)
      // The address of a service has a fragment of its own.
      if (target) link.properties.href = target.includes("#") ? target : target + rest
    }),
  )
}
