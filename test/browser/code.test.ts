import { desktop, openSite, phone } from "../support/open-site"
import { richArticle } from "../support/page-kinds"

const { open, show } = openSite()

const article = "/analytics/digital-measurement-tracking-guide"
const block = ".gatsby-highlight:not([data-language=formula])"

test("a button copies a block of code, says so, and is a button again", async () => {
  const page = await open(article, { ...desktop, permissions: ["clipboard-read", "clipboard-write"] })
  const first = page.locator(block).first()
  const button = first.getByRole("button", { name: "Copy code" })
  await button.click()
  await first.getByText("Copied", { exact: true }).waitFor()
  expect(await first.getByRole("status").textContent()).toBe("Code copied.")
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await first.locator("code").textContent())
  await page.waitForFunction(() => document.querySelector(".copy-code")?.textContent === "Copy")
  expect(await page.locator(block).count()).toBe(await page.locator(".copy-code").count())
})

test("where the browser refuses, the code is selected and the button says so", async () => {
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

test("articles met inside the application have the buttons too", async () => {
  const page = await open("/blog")
  await page.evaluate(
    to => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
    article,
  )
  await page.locator(`${block} .copy-code`).first().waitFor()
})

test("without scripts, and where there is no clipboard, there is no button", async () => {
  const still = await show(article, { ...desktop, javaScriptEnabled: false })
  expect(await still.locator(".copy-code").count()).toBe(0)
  expect(await still.locator(`${block} button`).count()).toBe(0)
})

test("a browser without a clipboard gets no button", async () => {
  const page = await open("/blog")
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }))
  await page.evaluate(
    to => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
    article,
  )
  await page.locator(block).first().waitFor()
  await page.waitForTimeout(300)
  expect(await page.locator(".copy-code").count()).toBe(0)
})

test("code and tables that scroll stay within the column of a phone, shaded where they go on", async () => {
  const page = await show(richArticle, phone)
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
  for (const { right, shades, focusable } of wide) {
    expect(right).toBe(edge)
    expect(shades).toContain("local")
    expect(focusable).toBe(0)
  }
})
