import type { Element, Root } from "hast"
import { toString as textOf } from "hast-util-to-string"
import { visit } from "unist-util-visit"

/** Returns the markup of a chart by its slug; undefined where there is no such chart. */
export type ChartMarkup = (slug: string) => Promise<string | undefined>

/** Whether an element is the code of a chart fence: of the language `chart`, with the slug of a chart as its text. */
export const isChartFence = ({ tagName, properties }: Element): boolean =>
  tagName === "code" && [properties.className].flat().includes("language-chart")

/** Replaces chart fences with their charts; a fence that names no chart stays. */
export const replaceCharts = async (tree: Root, markupOf: ChartMarkup): Promise<void> => {
  const replacements: Promise<void>[] = []
  visit(tree, { type: "element", tagName: "pre" }, (fence, _index, parent) => {
    const [code] = fence.children
    if (!parent || code?.type !== "element" || !isChartFence(code)) return
    const replace = async () => {
      const value = await markupOf(textOf(code).trim())
      if (value !== undefined) parent.children[parent.children.indexOf(fence)] = { type: "raw", value }
    }
    replacements.push(replace())
  })
  await Promise.all(replacements)
}
