import type { Root } from "hast"
import { visit } from "unist-util-visit"

/** Returns the address of another text's page or of a published file by its relative path; undefined for neither. */
export type LinkTarget = (path: string) => Promise<string | undefined>

const isRelative = (href: string): boolean => !/^([a-z][a-z0-9+.-]*:|[/#?]|$)/i.test(href)

/** Replaces links that are relative to the text's file with addresses of the site. */
export const replaceLinks = async (tree: Root, targetOf: LinkTarget): Promise<void> => {
  const replacements: Promise<void>[] = []
  visit(tree, { type: "element", tagName: "a" }, ({ properties }) => {
    const href = String(properties.href ?? "")
    if (!isRelative(href)) return
    const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(href) ?? []
    const replace = async () => {
      const target = await targetOf(path)
      // The address of a service already has a fragment.
      if (target) properties.href = target.includes("#") ? target : target + rest
    }
    replacements.push(replace())
  })
  await Promise.all(replacements)
}
