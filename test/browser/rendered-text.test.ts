import { mainText, readDocument } from "../support/documents"
import { openSite, phone } from "../support/open-site"
import { pagePaths } from "../support/site-paths"

const { open } = openSite()

const longestArticle = (): string => {
  const articles = pagePaths()
    .map(readDocument)
    .filter(({ root }) => root.querySelector(".article-body"))
  return articles.reduce((a, b) => (mainText(a).length >= mainText(b).length ? a : b)).path
}

test.each([true, false])(
  "the longest article's rendered text is complete without scrolling (JavaScript: %s)",
  async javaScriptEnabled => {
    const page = await open(longestArticle(), { ...phone, javaScriptEnabled })
    await page.waitForFunction(() => {
      const onOneLine = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim().toLowerCase()
      const shown = onOneLine(document.body.innerText)
      const parts = [...document.querySelectorAll(".article-body :is(p, h2, h3)")]
      return parts.length > 0 && parts.every(({ textContent }) => shown.includes(onOneLine(textContent)))
    })
  },
)
