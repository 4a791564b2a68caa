import type { Page } from "playwright-core"

/** How translators treat a text node: put `<font>` in its place, or move the node into it. */
export type Translating = "replace" | "move"

/**
 * Translates a page as Google's and Edge's translators do, each text in a `<font>`, and goes on with what changes. The words stay,
 * so that a page can be compared with one that nobody translates. Runs in the page.
 */
const translate = (way: Translating): void => {
  const wrapper = () => {
    const [outer, inner] = [document.createElement("font"), document.createElement("font")]
    outer.style.verticalAlign = "inherit"
    outer.append(inner)
    return { outer, inner }
  }
  const isTranslatable = ({ parentElement }: Text): boolean =>
    Boolean(parentElement && !parentElement.closest("font, script, style, noscript, textarea, template, svg"))
  const wrap = (text: Text): void => {
    if (!text.data.trim() || !isTranslatable(text)) return
    const { outer, inner } = wrapper()
    if (way === "replace") {
      inner.append(text.data)
      text.replaceWith(outer)
    } else {
      text.parentNode?.insertBefore(outer, text)
      inner.append(text)
    }
  }
  const textsIn = (node: Node): Text[] => {
    if (node instanceof Text) return [node]
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    return texts
  }
  const run = () => {
    for (const text of textsIn(document.body)) wrap(text)
    new MutationObserver(records => {
      for (const { type, target, addedNodes } of records)
        for (const node of type === "characterData" ? [target] : addedNodes)
          if (document.body.contains(node)) for (const text of textsIn(node)) wrap(text)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  }
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", run)
  else run()
}

export const translatePage = (page: Page, way: Translating): Promise<void> => page.evaluate(translate, way)

/** Translates each document that a page opens as soon as it is parsed, before React hydrates it. */
export const translateDocuments = (page: Page, way: Translating): Promise<unknown> =>
  page.addInitScript(translate, way)
