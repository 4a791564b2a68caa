/** @proves Server: content security policy */
import { createHash } from "node:crypto"
import { inlineScriptHashes } from "./inline-scripts"

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

test("scripts that stand in the document are hashed as they stand, each once", () => {
  const html = `<script>a && b < c // &amp;</script><script type="module">import "x"</script><script>a && b < c // &amp;</script>`
  expect(inlineScriptHashes(html)).toEqual([hash("a && b < c // &amp;"), hash('import "x"')])
})

test("files, data and comments are left out", () => {
  const html = `<script src="/a.js"></script><script type="application/ld+json">{}</script>
    <!-- <script>no</script> --><textarea>&lt;script></textarea><script data-src="x" src='/b.js' async></script>`
  expect(inlineScriptHashes(html)).toEqual([])
})

test("a document of many scripts is searched in a moment", () => {
  const html = `<p title="a > b">${"<script>x</script>".repeat(2000)}</p>`
  expect(inlineScriptHashes(html)).toEqual([hash("x")])
})
