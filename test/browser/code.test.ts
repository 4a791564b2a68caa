import { desktop, openSite, phone } from "../support/open-site"
import { richArticle } from "../support/page-kinds"
import { layOutAll } from "../support/visit"

const { blank, open, show } = openSite()

const article = "/analytics/digital-measurement-tracking-guide"
const block = ".gatsby-highlight:not([data-language=formula])"

test("each code block has a button that copies it and says so, even after client-side navigation", async () => {
  const page = await open("/blog", { ...desktop, permissions: ["clipboard-read", "clipboard-write"] })
  await page.locator(`a[href="${article}"]:visible`).first().click()
  await page.locator(`${block} .copy-code`).first().waitFor()
  expect(await page.locator(block).count()).toBe(await page.locator(".copy-code").count())
  const first = page.locator(block).first()
  await first.getByRole("button", { name: "Copy code" }).click()
  await first.getByText("Copied", { exact: true }).waitFor()
  expect(await first.getByRole("status").textContent()).toBe("Code copied.")
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await first.locator("code").textContent())
  await page.waitForFunction(() => document.querySelector(".copy-code")?.textContent === "Copy")
})

test("if the browser refuses to copy, the code is selected", async () => {
  const page = await open(article)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("refused", "NotAllowedError"))
  })
  const first = page.locator(block).first()
  await first.getByRole("button").click()
  await page.waitForFunction(() => document.querySelector(".copy-code")?.textContent === "Selected")
  const selected = await page.evaluate(() => getSelection()?.toString().trim())
  expect(selected).toBe((await first.locator("code").textContent())?.trim())
})

test("without scripts or a clipboard there is no button", async () => {
  const still = await show(article, { ...desktop, javaScriptEnabled: false })
  expect(await still.locator(`${block} button`).count()).toBe(0)
  const page = await blank()
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }))
  await page.goto(article)
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0)
  expect(await page.locator(".copy-code").count()).toBe(0)
})

test("code and tables scroll within a phone's column, with a shadow where they continue", async () => {
  const page = await show(richArticle, phone)
  await layOutAll(page)
  const { wide, edge } = await page.evaluate(() => ({
    edge: document.querySelector(".article-body")?.getBoundingClientRect().right,
    wide: [...document.querySelectorAll(".table-scroll, .article-body pre")]
      .filter(element => element.scrollWidth > element.clientWidth && !element.closest("li, blockquote"))
      .map(element => ({
        right: element.getBoundingClientRect().right,
        shades: getComputedStyle(element).backgroundAttachment,
        focusable: (element as HTMLElement).tabIndex,
      })),
  }))
  expect(wide.length).toBeGreaterThan(0)
  for (const { right, shades, focusable } of wide)
    expect([right, shades.includes("local"), focusable]).toEqual([edge, true, 0])
})
