import { articles, articleWith, richArticle, testIf } from "../support/page-kinds"
import { desktop, openSite, phone } from "../support/server/open"
import { layOutAll, navigate } from "../support/visit"

const { blank, open, show } = openSite()

const block = ".gatsby-highlight:not([data-language=formula])"
const article = articleWith(block) ?? ""
const testCode = testIf(article)

testCode(
  "each code block has a button that copies it and says so, even after client-side navigation",
  async () => {
    const page = await open("/blog", { ...desktop, permissions: ["clipboard-read", "clipboard-write"] })
    await navigate(page, article)
    await page.locator(`${block} .copy-code`).first().waitFor()
    expect(await page.locator(block).count()).toBe(await page.locator(".copy-code").count())
    const first = page.locator(block).first()
    await first.getByRole("button", { name: "Copy code" }).click()
    await first.getByText("Copied", { exact: true }).waitFor()
    expect(await first.getByRole("status").textContent()).toBe("Code copied.")
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(await first.locator("code").textContent())
    await page.waitForFunction(() => document.querySelector(".copy-code")?.textContent === "Copy")
  },
)

testCode("if the browser refuses to copy, the code is selected", async () => {
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

testCode("without scripts or a clipboard there is no button", async () => {
  const still = await show(article, { ...desktop, javaScriptEnabled: false })
  expect(await still.locator(`${block} button`).count()).toBe(0)
  const page = await blank()
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }))
  await page.goto(article)
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0)
  expect(await page.locator(".copy-code").count()).toBe(0)
})

testIf(articles.length > 0)(
  "code and tables scroll within a phone's column, with a shadow where they continue",
  async () => {
    const page = await show(richArticle, phone)
    await layOutAll(page)
    await page.evaluate(() => {
      const wide = `<pre tabindex="0">${"code ".repeat(99)}</pre>`
      document.querySelector(".article-body")?.insertAdjacentHTML("beforeend", wide)
    })
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
    for (const { right, shades, focusable } of wide)
      expect([right, shades.includes("local"), focusable]).toEqual([edge, true, 0])
  },
)
