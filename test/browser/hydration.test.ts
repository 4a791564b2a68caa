import type { Page } from "playwright-core"
import { addresses } from "../../src/shared/addresses"
import { hold } from "../support/hold"
import { openSite } from "../support/open-site"
import { hydrated, visit } from "../support/visit"

const { blank } = openSite()

/** Opens a page whose scripts wait until `go` is called, which waits for hydration. */
const openWithoutScripts = async (path: string): Promise<{ page: Page; go: () => Promise<void> }> => {
  const page = await blank()
  const release = await hold(page, "**/*.js")
  await page.goto(path, { waitUntil: "load" })
  const go = async () => {
    release()
    await hydrated(page)
  }
  return { page, go }
}

const markAll = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const all = document.querySelectorAll("#___gatsby *")
    for (const element of all) Object.assign(element, { wasInDocument: true })
    return all.length
  })

const countElements = (page: Page): Promise<{ kept: number; created: string[] }> =>
  page.evaluate(() => {
    // Copy buttons are added by a script of their own.
    const all = [...document.querySelectorAll("#___gatsby *:not(.copy-code, .copy-code + *)")]
    const created = all.filter(element => !("wasInDocument" in element))
    return {
      kept: all.length - created.length,
      created: created.map(({ outerHTML }) => outerHTML.slice(0, 80)),
    }
  })

test.each([
  addresses.home,
  addresses.about,
  addresses.services,
  addresses.results,
  addresses.contact,
  addresses.landing,
  addresses.search,
  addresses.blog,
  addresses.sitemap,
  "/blog/cohort-analysis-retention-curves",
  "/cohort-analysis",
  "/tag/seo",
  "/resources/seo-audit-checklist",
])("%s: hydration keeps every element of the document and creates none", async path => {
  const { page, go } = await openWithoutScripts(path)
  const kept = await markAll(page)
  await go()
  expect(await countElements(page)).toEqual({ kept, created: [] })
})

test.each(["header", "main section", "footer"])(
  "a link of the %s, which is hydrated by itself, changes the page within the application",
  async part => {
    const { page, go } = await openWithoutScripts(addresses.home)
    await go()
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await page.locator(`${part} a[href="${addresses.blog}"]:visible`).first().click()
    await page.getByRole("heading", { level: 1, name: "Blog" }).waitFor()
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true)
  },
)

test.each([addresses.home, addresses.contact, addresses.landing, addresses.about])(
  "%s: a key pressed as soon as the page is hydrated is handled",
  async path => {
    const page = await blank()
    // Frames that come late, as on a slow phone: effects wait for them.
    await page.addInitScript(() => {
      window.requestAnimationFrame = task => Number(setTimeout(task, 30, performance.now()))
      const mark = performance.mark.bind(performance)
      performance.mark = name => {
        if (name === "hydrated")
          document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "/", bubbles: true }))
        return mark(name)
      }
    })
    await visit(page, path)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("header-search")
  },
)

// React asks for each slice of its work by a message, and ends it when its time is over: here after a single step.
const holdSlices = () => {
  const held: (() => void)[] = []
  const send = MessagePort.prototype.postMessage
  const now = performance.now.bind(performance)
  let holding = true
  let ahead = 0
  performance.now = () => {
    if (holding) ahead += 6
    return now() + ahead
  }
  MessagePort.prototype.postMessage = function (message: unknown) {
    if (holding) held.push(() => send.call(this, message))
    else send.call(this, message)
  }
  Object.assign(window, {
    slicesHeld: () => held.length,
    takeSlice: () => held.shift()?.(),
    takeAll: () => {
      holding = false
      for (const take of held.splice(0)) take()
    },
  })
}

type Held = Window & { slicesHeld: () => number; takeSlice: () => void; takeAll: () => void }

/** What a page's main landmark is created of. */
const elementsOf = (page: Page): Promise<string[]> =>
  page
    .locator("main")
    .evaluate(main =>
      [...main.querySelectorAll("*")].map(({ tagName, className }) => `${tagName} ${className}`),
    )

test.each([0, 1, 20, 100, 300])(
  "a click after only %i steps of hydration shows the whole next page",
  async steps => {
    const page = await blank()
    await page.goto(addresses.blog)
    const whole = await elementsOf(page)
    await page.addInitScript(holdSlices)
    await page.goto(addresses.home)
    await page.waitForFunction(() => (window as unknown as Held).slicesHeld() > 0)
    const taken = await page.evaluate(async count => {
      const { slicesHeld, takeSlice } = window as unknown as Held
      for (let step = 0; step < count; step++) {
        takeSlice()
        await new Promise(resolve => setTimeout(resolve, 1))
        if (slicesHeld() === 0) return step
      }
      return count
    }, steps)
    expect(taken).toBe(steps)
    await page.locator(`header a[href="${addresses.blog}"]:visible`).click()
    await page.evaluate(() => (window as unknown as Held).takeAll())
    await page.getByRole("heading", { level: 1, name: "Blog" }).waitFor()
    expect(await elementsOf(page)).toEqual(whole)
  },
)

test.each([
  ["a link of the header", addresses.about, `header a[href="${addresses.services}"]:visible`],
  ["a link in a text", "/blog/cohort-analysis-retention-curves", ".article-body p a[href^='/blog/']"],
])(
  "%s that is clicked before the page is hydrated loads the next page whole, without an error",
  async (_, path, link) => {
    const page = await blank()
    const errors: string[] = []
    page.on("pageerror", error => errors.push(String(error)))
    page.on("console", message => message.type() === "error" && errors.push(message.text()))
    // Twice, since a page whose data is another's reloads itself once.
    for (let time = 0; time < 2; time++) {
      const release = await hold(page, `**/page-data${path}/page-data.json`)
      await page.goto(path)
      await page.keyboard.press("Shift")
      await page.waitForFunction(() => "___loader" in window)
      const next = page.locator(link).first()
      const to = (await next.getAttribute("href")) ?? ""
      await next.click()
      release()
      await page.waitForURL(`**${to}`)
      await hydrated(page)
    }
    expect(errors).toEqual([])
  },
)
