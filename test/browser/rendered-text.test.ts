import { readFileSync } from "node:fs"
import { join } from "node:path"
import { documentFile } from "../../src/shared/paths"
import { openSite, phone } from "../support/open-site"
import { pagePaths } from "../support/site-paths"

const { open } = openSite()

const sizeOf = (path: string) => readFileSync(join("public", documentFile(path))).length

test("the longest page's rendered text is complete without scrolling", async () => {
  const longest = pagePaths().reduce((a, b) => (sizeOf(a) >= sizeOf(b) ? a : b))
  const page = await open(longest, phone)
  await page.waitForFunction(() => {
    const shown = document.body.innerText.replace(/\s+/g, " ")
    const paragraphs = [...document.querySelectorAll(".article-body > p")]
    return paragraphs.every(({ textContent }) =>
      shown.includes((textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 20)),
    )
  })
})
