import type { Element, ElementContent, Root, RootContent } from "hast"

const isElement = (node: RootContent | ElementContent, tagName: string): node is Element =>
  node.type === "element" && node.tagName === tagName

/** A heading that is pressed to fold its section cannot be a link as well. */
const withoutLink = (heading: Element): Element => ({
  ...heading,
  children: heading.children.flatMap(child =>
    isElement(child, "a") && child.properties.href === `#${heading.properties.id}` ? child.children : [child],
  ),
})

/**
 * Makes each section of a body, from one of its topmost headings to the next, a `<details class="fold">` that stands open, with the
 * heading as its summary. What comes before the first heading stays as it is. Changes the tree in place.
 * @param level of the topmost headings
 */
export const foldSections = (tree: Root, level: number): void => {
  const folded: RootContent[] = []
  let section: Element | undefined
  for (const node of tree.children) {
    if (isElement(node, `h${level}`)) {
      const summary: Element = {
        type: "element",
        tagName: "summary",
        properties: {},
        children: [withoutLink(node)],
      }
      section = {
        type: "element",
        tagName: "details",
        properties: { className: ["fold"], open: true },
        children: [summary],
      }
      folded.push(section)
    } else if (section) section.children.push(node as ElementContent)
    else folded.push(node)
  }
  tree.children = folded
}
