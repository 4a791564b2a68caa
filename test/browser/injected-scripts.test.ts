import { inlineScriptHashes } from "../../src/host/inline-scripts"
import { pagePolicy } from "../../src/host/policies"
import { openSite } from "../support/open-site"
import { richArticle } from "../support/page-kinds"
import { hydrated } from "../support/visit"

const { blank } = openSite()

const injected = [
  "<script>window.ran=['inline']</script>",
  `<script type="module">window.ran=["module"]</script>`,
  `<img src="data:," alt="" onerror="window.ran=['handler']">`,
  `<a id="led" href="javascript:window.ran=['address']">x</a>`,
].join("")

/** Opens an article as if a build had written a text's scripts into it, with the policy it would have made of that. */
const openWith = async (hashesOf: (html: string) => string[]) => {
  const page = await blank()
  await page.route(`**${richArticle}`, async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/<div class="article-body[^>]*>/, found => found + injected)
    const policy = pagePolicy({ hashes: hashesOf(body), origins: {}, isHttps: false })
    await route.fulfill({
      response,
      body,
      headers: { ...response.headers(), "content-security-policy": policy },
    })
  })
  await page.goto(richArticle)
  await hydrated(page)
  await page.locator("#led").click()
  return page.evaluate(() => ("ran" in window ? window.ran : "nothing"))
}

test("a script injected into a built document does not run; the site's own do", async () => {
  expect(await openWith(html => inlineScriptHashes(html))).toBe("nothing")
})

test("it would run if every script in the document had its hash", async () => {
  expect(await openWith(html => inlineScriptHashes(html, () => true))).not.toBe("nothing")
})
