import { HTMLElement, NodeType, type Node as ParsedNode } from "node-html-parser"
import type { Page } from "playwright-core"
import { isAmpPath } from "../../src/shared/addresses"
import { inParallel } from "../../src/shared/in-parallel"
import { axeViolations, colourRules } from "../support/axe"
import { countLoad, overBudget, scriptBudgetAfterUse } from "../support/budget"
import { readDocument } from "../support/documents"
import { runSite } from "../support/run-site"
import { expectedStatus, sitePaths } from "../support/site-paths"
import { finishTransitions, layoutShift, visit, watchNetwork } from "../support/visit"

const running = runSite()
const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

/** A node as axe sees it: its element and attributes, and of a text only that there is one. */
const outline = (node: ParsedNode): string => {
  if (node.nodeType === NodeType.TEXT_NODE) return node.text.trim() ? "#" : ""
  if (!(node instanceof HTMLElement) || /^(script|style|template)$/i.test(node.rawTagName)) return ""
  const attributes = Object.entries(node.attributes).map(([name, value]) =>
    /^(class|role|type|tabindex|alt|lang|aria-.*)$/.test(name) ? `${name}=${value}` : name,
  )
  return `<${node.rawTagName} ${attributes.sort().join(" ")}>${node.childNodes.map(outline).join("")}</>`
}

// Axe takes half the time of a visit, and finds the same on pages of one structure, such as an article's second address.
const outlines = new Map(
  sitePaths().map(path => [path, outline(readDocument(path).root.querySelector("body") as HTMLElement)]),
)
const firstOfStructure = new Set(
  new Map([...outlines].reverse().map(([path, html]) => [html, path])).values(),
)

/** Runs axe in both themes at both widths; rules that ignore colours run in one theme. */
const runAxe = async (page: Page): Promise<string[]> => {
  // AMP's boilerplate hides the page until the runtime has loaded, which it cannot do here.
  if (isAmpPath(new URL(page.url()).pathname))
    await page.addStyleTag({
      content: "body { visibility: visible !important; animation: none !important }",
    })
  const found: string[] = []
  for (const [size, theme, rules] of [
    [phone, "light", []],
    [phone, "dark", colourRules],
    [desktop, "dark", []],
    [desktop, "light", colourRules],
  ] as const) {
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

/** Starts to fill in the page's form, or to search. */
const use = async (page: Page): Promise<void> => {
  const network = watchNetwork(page)
  const form = page.locator("form.form [name=email]")
  const search = page.locator("#page-search")
  if (await form.count()) await form.focus()
  else if (await search.count()) await search.fill("cohort")
  else return
  await network.quiet(500)
  if (await search.count()) await search.fill("")
}

/** Numbers each element with words of its own; code is set in the system's font on purpose. */
const markWords = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    for (const code of document.querySelectorAll("code, kbd, samp"))
      if (getComputedStyle(code).fontFamily.startsWith("ui-monospace")) code.remove()
    for (const details of document.querySelectorAll("details")) details.open = true
    await document.fonts.ready
    const withWords = [...document.querySelectorAll("body *:not(script, style, template)")].filter(
      element =>
        [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()) &&
        element.checkVisibility() &&
        !getComputedStyle(element).fontFamily.startsWith("ui-monospace"),
    )
    for (const [index, element] of withWords.entries()) element.setAttribute("data-words", String(index))
    return withWords.map(element => element.textContent ?? "")
  })

/** Words that are drawn in a font of the system, with its name. */
const systemFonts = async (page: Page): Promise<string[]> => {
  const words = await markWords(page)
  const session = await page.context().newCDPSession(page)
  await session.send("DOM.enable")
  await session.send("CSS.enable")
  const { root } = await session.send("DOM.getDocument", { depth: 0 })
  const { nodeIds } = await session.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: "[data-words]",
  })
  const found = await Promise.all(
    nodeIds.map(async (nodeId, index) => {
      const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId })
      return fonts.filter(font => !font.isCustomFont).map(font => `${font.familyName}: ${words[index]}`)
    }),
  )
  return found.flat()
}

/** Visits a page as a new visitor with a phone. */
const inspect = async (path: string) => {
  const context = await running.browser.newContext({ viewport: phone })
  const page = await context.newPage()
  const { url } = running.site
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
  const response = await visit(page, url + path)
  const exceeded = overBudget(await load())
  const shift = await layoutShift(page)
  await use(page)
  const { script } = await load()
  const overflow = [await overflowOf(page, phone.width), await overflowOf(page, desktop.width)]
  const seen = {
    status: response?.status(),
    // Chromium reports the status of a document that is not a success.
    messages: status === 200 ? messages : messages.filter(line => !line.includes(`status of ${status}`)),
    thirdParty,
    cookies: await context.cookies(),
    chats: await page.locator("#chat-widget").count(),
    exceeded: script > scriptBudgetAfterUse * 1000 ? [...exceeded, `${script} bytes of script`] : exceeded,
    isStable: shift < 0.01,
    isTooWide: overflow.some(pixels => pixels > 0),
    violations: firstOfStructure.has(path) ? await runAxe(page) : [],
    systemFonts: await systemFonts(page),
  }
  await page.unrouteAll({ behavior: "ignoreErrors" })
  await context.close()
  return seen
}

const results = new Map<string, Awaited<ReturnType<typeof inspect>> | Error>()

// Several at a time, since a visit mostly waits for the network to be quiet.
beforeAll(async () => {
  await inParallel(sitePaths(), 4, async path => {
    results.set(path, await inspect(path).catch((error: Error) => error))
  })
}, 300_000)

// AMP's runtime is missing, so its documents report that and request it; test/site/amp.test.ts covers the rest of them.
test.each(sitePaths())(
  "%s: status, budget, axe in both themes at both widths, overflow, layout shift, fonts, no message, third party or cookie",
  path => {
    const result = results.get(path)
    if (result instanceof Error) throw result
    const clean = { status: expectedStatus(path), messages: [], thirdParty: [], cookies: [], chats: 0 }
    const anything = { messages: expect.anything(), thirdParty: expect.anything() }
    expect(result).toEqual({
      ...clean,
      ...(isAmpPath(path) && anything),
      exceeded: [],
      isStable: true,
      isTooWide: false,
      violations: [],
      systemFonts: [],
    })
  },
)
