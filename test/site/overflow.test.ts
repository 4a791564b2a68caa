import type { Page } from "playwright-core"
import { audit } from "../../src/components/sections/link-lists"
import { paths } from "../../src/shared/paths"
import { readDocument } from "../support/documents"
import {
  everything,
  expectNothingLost,
  fullyTried,
  lost,
  openInFrame,
  setFontSize,
  small,
  zoomed,
} from "../support/overflow"
import { articles, richArticle, testIf } from "../support/page-kinds"
import { desktop, openSite, phone } from "../support/server/open"
import { layOutAll } from "../support/visit"
import { words } from "../support/words"

const { keptPage, open } = openSite()
const page = keptPage(small)
const [wide, narrow] = [keptPage(desktop), keptPage(phone)]

/** @returns one of those pages, with a path loaded */
const show = async (path: string, size: () => Page): Promise<Page> => {
  await size().goto(path)
  return size()
}

// Each layout at its narrowest and at its widest.
const breakpoints = [...readDocument("/").html.matchAll(/(?:min|max)-width: ?([\d.]+)rem/g)].map(([, rem]) =>
  Math.round(Number(rem) * 16),
)
const steps = Array.from({ length: 41 }, (_, step) => 320 + step * 40)
const widths = [...new Set([...steps, ...breakpoints.flatMap(width => [width - 1, width])])]
  .filter(width => width >= 320)
  .sort((a, b) => a - b)
  .map(width => ({ width, height: 800 }))

test.each(fullyTried)(
  "%s fits windows from 320 to 1920 px, and loses nothing zoomed to 400 %%, with text spaced out, and with text at twice its size",
  path => expectNothingLost(page(), path, widths),
)

test("at 200 % zoom the whole menu can be reached", async () => {
  const page = await open(paths.about, { viewport: zoomed[0] })
  await page.getByRole("button", { name: words.frame.menu, exact: true }).click()
  const last = page.getByRole("dialog", { name: words.frame.menu }).getByRole("link", { name: audit.label })
  // With the wheel, since scripts can scroll hidden overflow too.
  await page.mouse.move(500, 200)
  await page.mouse.wheel(0, 2000)
  await page.waitForFunction(() => {
    const { scrollTop = 0, clientHeight = 0, scrollHeight = 0 } = document.querySelector("dialog") ?? {}
    return scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1
  })
  const { y = -1, height = 0 } = (await last.boundingBox()) ?? {}
  expect(y).toBeGreaterThanOrEqual(0)
  expect(y + height).toBeLessThanOrEqual(zoomed[0].height)
  await last.click()
  await page.waitForURL(`**${paths.landing}`)
})

testIf(articles.length > 0)("words and addresses without spaces widen no article in any script", async () => {
  await setFontSize(page(), 16)
  const frame = await openInFrame(page(), richArticle)
  for (const [lang, dir, part] of [
    ["de", "ltr", "Donau"],
    ["hi", "ltr", "प्रौद्योगिकी"],
    ["th", "ltr", "เทคโนโลยี"],
    ["ar", "rtl", "والتكنولوجيا"],
  ] as const) {
    await frame.evaluate(
      ([lang, dir, part]) => {
        const kept = window as Window & { added?: Text[] }
        for (const text of kept.added ?? []) text.remove()
        kept.added = []
        const [word, address] = [part.repeat(10), `https://x.example/${"a-path/".repeat(12)}`]
        for (const own of document.querySelectorAll<HTMLElement>("h1, .lead, .article-body, .toc ol"))
          Object.assign(own, { lang, dir })
        for (const place of [
          "h1",
          ".lead",
          ".tags a",
          ".breadcrumb li:last-child",
          ".article-body h2",
          ".article-body p",
        ])
          for (const element of document.querySelectorAll(place)) {
            const added = document.createTextNode(`${word} ${address} `)
            kept.added.push(added)
            element.prepend(added)
          }
      },
      [lang, dir, part] as const,
    )
    const windows = [320, 390, 768].map(width => ({ width, height: 800 }))
    expect([lang, await lost(frame, windows, everything)]).toEqual([lang, []])
  }
})

/** How far apart the first baselines of the parts of each block are, in whole pixels. */
const baselineGaps = (page: Page, block: string, parts: readonly string[]): Promise<number[]> =>
  page.evaluate(
    ([blocks, selectors]) => {
      const baseline = (element: Element | null) => {
        const mark = document.createElement("span")
        mark.style.display = "inline-block"
        element?.prepend(mark)
        const { bottom } = mark.getBoundingClientRect()
        mark.remove()
        return bottom
      }
      return [...document.querySelectorAll(blocks)].map(found => {
        const places = selectors.map(selector => baseline(found.querySelector(selector)))
        return Math.round(Math.max(...places) - Math.min(...places))
      })
    },
    [block, parts] as const,
  )

test("on wide screens labels and texts of home's fees share their first baseline", async () => {
  const gaps = await baselineGaps(await show(paths.home, wide), ".fee-list li", ["a", "p", "p:last-child"])
  expect(gaps.filter(gap => gap > 2)).toEqual([])
})

const hasPart = (path: string, part: string) => readDocument(path).root.querySelector(part)
const boxOf = (page: Page, part: string) =>
  page.evaluate(found => document.querySelector(found)?.getBoundingClientRect().toJSON(), part)

testIf(hasPart(paths.services, ".service .fold"))(
  "on wide screens the heading of a service's section stands beside its text",
  async () => {
    const page = await show(paths.services, wide)
    const sections = await page.locator(".service .fold").evaluateAll(folds =>
      folds.map(fold => {
        const [heading, text] = [...fold.children].map(part => part.getBoundingClientRect())
        return text && heading ? [text.left - heading.right, Math.abs(text.top - heading.top)] : []
      }),
    )
    expect(sections.length).toBeGreaterThan(0)
    for (const [beside = 0, apart = 99] of sections) {
      expect(beside).toBeGreaterThanOrEqual(0)
      expect(apart).toBeLessThan(24)
    }
  },
)

test("on a phone the enquiry's first field is in the first screen, the other ways to write and a picture are below, and no word of the footer is broken where its columns fit", async () => {
  const page = await show(paths.contact, narrow)
  expect((await boxOf(page, "#contact-name")).bottom).toBeLessThan(844)
  const links = await boxOf(page, ".contact-links")
  expect(links.top).toBeGreaterThan((await boxOf(page, ".enquiry")).bottom)
  if (hasPart(paths.contact, ".form-image")) {
    const picture = await boxOf(page, ".form-image")
    expect(picture.left).toBeGreaterThan(links.left)
    expect(picture.top).toBeLessThan(links.bottom)
  }
  const { broken, excess } = await page.locator(".footer-index").evaluate(index => {
    const links = [...index.querySelectorAll<HTMLElement>(":scope > :not(:first-child) a")]
    const isBroken = (link: HTMLElement) => {
      const text = document.createRange()
      text.selectNodeContents(link)
      return !/\s/.test(link.textContent ?? "") && text.getClientRects().length > 1
    }
    const broken = links.filter(isBroken).map(link => link.textContent)
    const lefts = links.map(link => link.getBoundingClientRect().left)
    for (const link of links) link.style.whiteSpace = "nowrap"
    const widths = [...new Set(lefts)].map(left =>
      Math.max(...links.filter((_, i) => lefts[i] === left).map(link => link.offsetWidth)),
    )
    const gaps = Number.parseFloat(getComputedStyle(index).columnGap) * (widths.length - 1)
    return { broken, excess: widths.reduce((sum, width) => sum + width, gaps) - index.clientWidth }
  })
  if (excess <= 0) expect(broken).toEqual([])
})

testIf(hasPart(paths.landing, ".report-excerpt"))("the example of an audit is below the form", async () => {
  const page = await show(paths.landing, wide)
  expect((await boxOf(page, ".report-excerpt")).top).toBeGreaterThan((await boxOf(page, ".enquiry")).bottom)
})

test("on AMP pages the icon of a service is beside its title", async () => {
  const page = await show(paths.amp, narrow)
  const heights = await page
    .locator(".service-index h3")
    .evaluateAll(titles => titles.map(title => title.clientHeight))
  expect(heights.filter(height => height > 36)).toEqual([])
})

testIf(hasPart(richArticle, ".toc"))(
  "what is wider than a line of an article's text, beside its contents, ends where the page does",
  async () => {
    const page = await show(richArticle, wide)
    await layOutAll(page.mainFrame())
    const ends = await page.evaluate(() =>
      [".article-columns", ".article-body > :is(.table-scroll, .gatsby-highlight, figure)"].map(part =>
        [...document.querySelectorAll(part)].map(element => {
          const { right } = element.getBoundingClientRect()
          return Math.round(right - Number.parseFloat(getComputedStyle(element).paddingRight))
        }),
      ),
    )
    const [[end] = [], parts = []] = ends
    expect(new Set([end, ...parts]).size).toBe(1)
  },
)
