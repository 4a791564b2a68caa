import { createHash } from "node:crypto"
import { fontScript, startScript } from "../shared/document-scripts"
import { inlineScriptHashes } from "./inline-scripts"

const data = (name: string) => `window.${name}="x";`

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

test("inline scripts are hashed as written, each once", () => {
  const [path, build] = [data("pagePath"), data("___webpackCompilationHash")]
  const html = `<script>${path}</script><script type="module">${build}</script><script>${path}</script>`
  expect(inlineScriptHashes(html)).toEqual([hash(path), hash(build)])
})

test("files, data and comments are left out", () => {
  const html = `<script src="/a.js"></script><script type="application/ld+json">{}</script>
    <!-- <script>no</script> --><textarea>&lt;script></textarea><script data-src="x" src='/b.js' async></script>`
  expect(inlineScriptHashes(html)).toEqual([])
})

test("a document of many scripts is searched quickly", () => {
  const html = `<p title="a > b">${`<script>${startScript}</script>`.repeat(2000)}</p>`
  expect(inlineScriptHashes(html)).toEqual([hash(startScript)])
})

test.each([
  "alert(1)",
  'window.pagePath="/x";alert(1)',
  'window.pagePath="/x"+alert(1);',
  'window.pagePath="\\\\";alert(1);"";',
  `${startScript};alert(1)`,
  `${fontScript([["A", "400", "AA=="]]).slice(0, -1)};alert(1)`,
  "for(const[f,w,d]of[alert(1)])document.fonts.add(new FontFace(f,Uint8Array.from(atob(d),c=>c.charCodeAt(0)),{weight:w}))",
])("a script that the build did not write has no hash: %s", text => {
  expect(inlineScriptHashes(`<main><script>${text}</script></main>`)).toEqual([])
})

test("the scripts of Gatsby and of the fonts have one", () => {
  const own = [
    '/*<![CDATA[*/window.pagePath="/blog";/*]]>*/',
    '\n window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";\n',
    fontScript([["Schibsted Grotesk", "400 700", "d09G/+=="]]),
  ]
  expect(inlineScriptHashes(own.map(text => `<script>${text}</script>`).join(""))).toEqual(own.map(hash))
})
