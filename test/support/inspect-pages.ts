import { HTMLElement, NodeType, type Node as ParsedNode } from "node-html-parser"
import type { BrowserContext, Page } from "playwright-core"
import { isAmpPath } from "../../src/shared/amp-paths"
import { searchIndexFolder } from "../../src/shared/built-files"
import { inParallel } from "../../src/shared/in-parallel"
import { withTimeout } from "../../src/shared/with-timeout"
import { axeViolations, colourRules } from "./axe"
import { countLoad, overBudget, scriptBudgetAfterUse } from "./budget"
import { readDocument } from "./documents"
import { scriptsWith, toastCode } from "./form-page"
import { runs } from "./runs"
import { searchedFor } from "./search-page"
import { desktop, phone } from "./server/open"
import { runSite } from "./server/shared"
import { expectedStatus } from "./site-paths"
import { finishTransitions, layoutShift, setConnection, visit, watchNetwork } from "./visit"

/** A node as axe sees it: its element and attributes, and of a text only that it exists. */
const outline = (node: ParsedNode): string => {
  if (node.nodeType === NodeType.TEXT_NODE) return node.text.trim() ? "#" : ""
  if (!(node instanceof HTMLElement) || /^(script|style|template)$/i.test(node.rawTagName)) return ""
  const attributes = Object.entries(node.attributes).map(([name, value]) =>
    /^(class|role|type|tabindex|alt|lang|aria-.*)$/.test(name) ? `${name}=${value}` : name,
  )
  return `<${node.rawTagName} ${attributes.sort().join(" ")}>${node.childNodes.map(outline).join("")}</>`
}

/** Of pages with the same structure, such as an article's two addresses, the first: axe finds the same on the others. */
const firstOfStructure = (paths: readonly string[]): Set<string> => {
  const structures = new Map<string, string>()
  for (const path of paths) {
    const structure = outline(readDocument(path).root.querySelector("body") as HTMLElement)
    if (!structures.has(structure)) structures.set(structure, path)
  }
  return new Set(structures.values())
}

// What colours do depends on the theme, what is shown on the width: each once, and at night each pair for its colours.
const looks = [
  [phone.viewport, "light", []],
  [desktop.viewport, "dark", []],
  ...(runs(1).numRuns > 1
    ? ([
        [phone.viewport, "dark", colourRules],
        [desktop.viewport, "light", colourRules],
      ] as const)
    : []),
] as const

/** Runs axe in both themes and at both widths. */
const runAxe = async (page: Page, path: string): Promise<string[]> => {
  // AMP's boilerplate hides the page until the runtime has loaded, which it cannot do here.
  if (isAmpPath(path))
    await page.addStyleTag({
      content: "body { visibility: visible !important; animation: none !important }",
    })
  const found: string[] = []
  for (const [size, theme, rules] of looks) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" })
    await finishTransitions(page)
    const violations = await axeViolations(page, rules)
    found.push(...violations.map(violation => `${theme} ${size.width}: ${violation}`))
  }
  return found
}

const overflowOf = async (page: Page, width: number): Promise<number> => {
  await page.setViewportSize({ width, height: 900 })
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Focuses the page's form or searches, which loads their scripts. */
const enterFormOrSearch = async (page: Page): Promise<void> => {
  const network = watchNetwork(page)
  const form = page.locator("form.form [name=email]")
  const search = page.locator("#page-search")
  if (await form.count()) await form.focus()
  else if (await search.count()) await search.fill(searchedFor)
  else return
  await network.quiet(500)
  if (await search.count()) await search.fill("")
}

/** Appends, for each font that the page asks for, an element with all characters that are set in it. */
const sampleFonts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    for (const details of document.querySelectorAll("details")) details.open = true
    const samples = new Map<string, { style: CSSStyleDeclaration; characters: Set<string> }>()
    const add = (style: CSSStyleDeclaration, text: string) => {
      // Code is set in the system's font on purpose.
      if (style.fontFamily.startsWith("ui-monospace")) return
      const key = [style.fontFamily, style.fontWeight, style.fontStyle, style.textTransform].join()
      const sample = samples.get(key) ?? { style, characters: new Set() }
      for (const character of text.replace(/\s/g, "")) sample.characters.add(character)
      samples.set(key, sample)
    }
    for (const element of document.querySelectorAll("body *:not(script, style, template)")) {
      if (!element.checkVisibility()) continue
      for (const { nodeType, nodeValue } of element.childNodes)
        if (nodeType === Node.TEXT_NODE) add(getComputedStyle(element), nodeValue ?? "")
    }
    const drawn = [...samples.values()].map(({ style, characters }) => {
      const { fontFamily, fontWeight, fontStyle, textTransform } = style
      const element = Object.assign(document.createElement("p"), { textContent: [...characters].join("") })
      element.setAttribute("data-font-sample", "")
      Object.assign(element.style, { fontFamily, fontWeight, fontStyle, textTransform })
      return element
    })
    document.body.append(...drawn)
    document.body.getBoundingClientRect()
    await document.fonts.ready
    return drawn.map(
      element => `${element.style.fontFamily} ${element.style.fontWeight}: ${element.textContent}`,
    )
  })

/** System fonts in which characters are drawn, with the text that contains them. */
const systemFonts = async (page: Page): Promise<string[]> => {
  const samples = await sampleFonts(page)
  const session = await page.context().newCDPSession(page)
  await session.send("DOM.enable")
  await session.send("CSS.enable")
  const { root } = await session.send("DOM.getDocument", { depth: 0 })
  const { nodeIds } = await session.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: "[data-font-sample]",
  })
  const found = await Promise.all(
    nodeIds.map(async (nodeId, index) => {
      const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId })
      return fonts.filter(font => !font.isCustomFont).map(font => `${font.familyName}: ${samples[index]}`)
    }),
  )
  return found.flat()
}

/** Marks the elements of the document before hydration. */
const markElements = () =>
  document.addEventListener("DOMContentLoaded", () => {
    for (const element of document.querySelectorAll("#___gatsby *"))
      Object.assign(element, { wasInDocument: true })
    Object.assign(window, { elementsAtFirst: document.querySelectorAll("#___gatsby *").length })
  })

/** The number of elements that hydration removed, and the elements that it created. */
const changedByHydration = (page: Page) =>
  page.evaluate(() => {
    // Copy buttons are added by a script of their own.
    const elements = [...document.querySelectorAll("#___gatsby *:not(.copy-code, .copy-code + *)")]
    const created = elements.filter(element => !("wasInDocument" in element))
    const { elementsAtFirst } = window as Window & { elementsAtFirst?: number }
    return {
      removed: (elementsAtFirst ?? 0) - (elements.length - created.length),
      created: created.map(({ outerHTML }) => outerHTML.slice(0, 80)),
    }
  })

// Photographs after a click, the search, and the notices: they are loaded once the visitor acts.
const scriptsForLater = ["data-gatsby-image-ssr", "bidirectional", toastCode].flatMap(scriptsWith)

/** Visits a page on a phone with an empty cache. With axe, if its structure is new. */
const inspect = async (context: BrowserContext, url: string, path: string, isNew: boolean) => {
  const page = await context.newPage()
  const status = expectedStatus(path)
  // A 410 page would redirect after three seconds.
  if (status !== 200)
    await page.route("**/*", (route, request) =>
      request.isNavigationRequest() && request.frame().url() !== "about:blank"
        ? route.abort("aborted")
        : route.continue(),
    )
  // AMP's runtime comes from a public network.
  if (isAmpPath(path))
    await page.route(
      ({ href }) => !href.startsWith(url),
      route => route.abort(),
    )
  const messages: string[] = []
  const thirdParty: string[] = []
  page.on("console", message => messages.push(`${message.type()}: ${message.text()}`))
  page.on("pageerror", error => messages.push(error.message))
  page.on("request", request => {
    if (!request.url().startsWith(url) && !request.url().startsWith("data:")) thirdParty.push(request.url())
  })
  const load = countLoad(page)
  // A budget is for the page itself: under Save-Data nothing is loaded ahead.
  await setConnection(page, { saveData: true })
  await page.addInitScript(markElements)
  const response = await visit(page, url + path)
  const exceeded = overBudget(await load())
  const requested = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => name),
  )
  const tooEarly = requested.filter(name => scriptsForLater.includes(new URL(name).pathname))
  const hydration = await changedByHydration(page)
  const shift = await layoutShift(page)
  await enterFormOrSearch(page)
  const { script } = await load()
  const overflow = [
    await overflowOf(page, phone.viewport.width),
    await overflowOf(page, desktop.viewport.width),
  ]
  const seen = {
    status: response?.status(),
    // Chromium logs a document whose status is not a success.
    messages: status === 200 ? messages : messages.filter(line => !line.includes(`status of ${status}`)),
    thirdParty,
    cookies: await context.cookies(),
    chats: await page.locator("#chat-widget").count(),
    tooEarly: [...tooEarly, ...requested.filter(name => name.includes(searchIndexFolder))],
    hydration,
    exceeded: script > scriptBudgetAfterUse * 1000 ? [...exceeded, `${script} bytes of script`] : exceeded,
    isStable: shift < 0.01,
    isTooWide: overflow.some(pixels => pixels > 0),
    violations: isNew ? await runAxe(page, path) : [],
    systemFonts: await systemFonts(page),
  }
  await page.unrouteAll({ behavior: "ignoreErrors" })
  return seen
}

/** What a visit saw, or its error. Playwright evaluates in a page without a time limit. */
const see = async ({ browser, site }: ReturnType<typeof runSite>, path: string, isNew: boolean) => {
  const context = await browser.newContext({ viewport: phone.viewport })
  const seen = await withTimeout(120_000, inspect(context, site.url, path, isNew)).catch(
    (error: Error) => error,
  )
  // Not awaited: closing may stall as well.
  void context.close().catch(() => undefined)
  return seen
}

/**
 * Visits pages with an empty cache, and has a test for each: status, budgets, hydration, axe in both themes and at both widths,
 * overflow, layout shift, fonts, no console message, third-party request or cookie.
 */
export const inspectPages = (paths: readonly string[]): void => {
  const running = runSite()
  const isNew = firstOfStructure(paths)
  const results = new Map<string, Awaited<ReturnType<typeof see>>>()

  // Several at a time, since a visit mostly waits for the network to be quiet.
  beforeAll(async () => {
    await inParallel(paths, 4, async path => {
      const look = () => see(running, path, isNew.has(path))
      const seen = await look()
      // On a busy machine a visit may stall, or a short page be painted before its footer, which moves it: once is chance.
      const isChance = seen instanceof Error || !seen.isStable
      if (isChance) console.warn(path, seen)
      results.set(path, isChance ? await look() : seen)
    })
  }, 1_200_000)

  // AMP's runtime is missing, so its documents report that and request it; test/site/amp.test.ts covers the rest of them.
  test.each([...paths])(
    "%s: status, budget, hydration, axe in both themes at both widths, overflow, layout shift, fonts, no console message, third-party request or cookie",
    path => {
      const result = results.get(path)
      if (result instanceof Error) throw result
      const clean = { status: expectedStatus(path), messages: [], thirdParty: [], cookies: [], chats: 0 }
      const anything = { messages: expect.anything(), thirdParty: expect.anything() }
      expect(result).toEqual({
        ...clean,
        ...(isAmpPath(path) && anything),
        tooEarly: [],
        hydration: { removed: 0, created: [] },
        exceeded: [],
        isStable: true,
        isTooWide: false,
        violations: [],
        systemFonts: [],
      })
    },
  )
}
