import type { Element, Root } from "hast"
import { toString as textOf } from "hast-util-to-string"
import { visit } from "unist-util-visit"

/** The language of a code fence that holds the slug of a chart of `content/charts`. */
export const chartLanguage = "chart"

/** Gives the markup of a chart from its slug; undefined where there is no such chart. */
export type ChartMarkup = (slug: string) => Promise<string | undefined>

type Place = { fence: Element; parent: Root | Element; slug: string }

const slugIn = ({ tagName, children }: Element): string | undefined => {
  const [code] = children
  if (tagName !== "pre" || code?.type !== "element") return undefined
  const classes = [code.properties.className].flat()
  return classes.includes(`language-${chartLanguage}`) ? textOf(code).trim() : undefined
}

/**
 * Replaces each code fence of the language `chart` by the chart whose slug it holds; one
 * without a chart stays as it is. Changes the tree in place.
 */
export const replaceCharts = async (tree: Root, markupOf: ChartMarkup): Promise<void> => {
  const places: Place[] = []
  visit(tree, "element", (fence: Element, _index, parent) => {
    const slug = slugIn(fence)
    if (slug && parent) places.push({ fence, parent: parent as Element, slug })
  })
  await Promise.all(
    places.map(async ({ fence, parent, slug }) => {
      const markup = await markupOf(slug)
      if (markup === undefined) return
      parent.children[parent.children.indexOf(fence)] = { type: "raw", value: markup } as unknown as Element
    }),
  )
}
