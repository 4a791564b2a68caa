import { createHash } from "node:crypto"
import { fontScript } from "../document/inline-fonts"
import { startScript, yearScript } from "../shared/document-scripts"
import { inlineScriptHashes } from "./inline-scripts"

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

test("the build's own scripts are hashed as written, each once", () => {
  const own = [
    fontScript,
    startScript,
    yearScript,
    '/*<![CDATA[*/window.pagePath="/blog";/*]]>*/',
    '\n window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";\n',
  ]
  const html = own.map(text => `<script>${text}</script>`).join("")
  expect(inlineScriptHashes(html + html)).toEqual(own.map(hash))
})

test.each([
  "alert(1)",
  'window.pagePath="/x";alert(1)',
  'window.pagePath="/x"+alert(1);',
  'window.pagePath="\\\\";alert(1);"";',
  `${startScript};alert(1)`,
  `${fontScript};alert(1)`,
  '</script><script>window.pagePath="/x";//<script>alert(1)',
])("a script that the build did not write has no hash: %s", text => {
  expect(inlineScriptHashes(`<main><script>${text}</script></main>`)).toEqual([])
})
