import { longestArticle, testIf } from "../support/page-kinds"
import { openSite, phone } from "../support/server/open"

const { open } = openSite()

testIf(longestArticle).each([true, false])(
  "the longest article's rendered text is complete without scrolling (JavaScript: %s)",
  async javaScriptEnabled => {
    const page = await open(longestArticle ?? "", { ...phone, javaScriptEnabled })
    await page.waitForFunction(() => {
      const onOneLine = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim().toLowerCase()
      const shown = onOneLine(document.body.innerText)
      const parts = [...document.querySelectorAll(".article-body :is(p, h2, h3)")]
      return parts.length > 0 && parts.every(({ textContent }) => shown.includes(onOneLine(textContent)))
    })
  },
)
