import fc from "fast-check"
import { parse } from "node-html-parser"
import { VFile } from "vfile"
import { runs } from "../../test/support/runs"
import { readBody } from "../content-model/check/bodies"
import { defaultDiagrams } from "../content-model/types/diagrams"
import { allowedTags } from "./allowed-html"
import { diagramFor } from "./diagrams"
import { renderBody } from "./render-body"

const pieces = [
  "# A heading {#id}",
  "> quoted\n> - one\n>   two\nlazy",
  '- [x] done\n\n  ```js title="a"\n  a < b\n  ```',
  "| a | b |\n|--|:-:|\n| `x \\| y` | [z](/z) |",
  "Write to a.b@example.com, www.example.com or https://example.com/x_(y).",
  '[^1] and [a][b] and ![c](d.png "e")\n\n[^1]: note\n\n[b]: /b',
  "<details><summary>More</summary>\n\n**text**\n\n</details>",
  "<script>alert(1)</script>",
  "<ScRiPt src=//x.example>",
  '<img src=x onerror="alert(1)">',
  '<a href="java&#115;cript:alert(1)">x</a>',
  "[x](javascript:alert(1)) <javascript:alert(1)>",
  "<svg><script>alert(1)</script><a xlink:href='javascript:alert(1)'>x</a></svg>",
  "<style>*{color:red}</style><iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;script&gt;alert(1)&lt;/script&gt;'>",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
  "![Digital Measurement](x) and {brand}",
  "<!-- a comment",
  "```\nnever closed",
  "<b",
  "<A(>",
  "<constructor x>",
  "\\",
  "***",
]

const body = fc
  .array(fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...pieces) }, fc.string({ maxLength: 8 })), {
    maxLength: 6,
  })
  .chain(parts => fc.constantFrom("\n\n", "\n", " ").map(between => parts.join(between)))

const allowed = [...allowedTags, "input"]

const options = {
  shallowestHeading: 2,
  tokens: { brand: "Brand" },
  imageMarkup: async () => undefined,
  linkTarget: async () => undefined,
  diagramMarkup: async (alt: string) => diagramFor(alt, defaultDiagrams),
  chartMarkup: async () => undefined,
}

test("any markdown is checked and sanitised", async () => {
  await fc.assert(
    fc.asyncProperty(body, async text => {
      const vfile = new VFile({ path: "content/posts/x.md", value: text })
      readBody({ vfile, data: {}, bodyStart: 0, kind: "posts", slug: "x" }, options.tokens)
      for (const { fatal, line } of vfile.messages) if (fatal && line) expect(line).toBeGreaterThan(0)
      const { html } = await renderBody(text, options)
      for (const { rawTagName, attributes } of parse(html).querySelectorAll("*")) {
        expect(allowed).toContain(rawTagName.toLowerCase())
        for (const [name, value] of Object.entries(attributes)) {
          expect(name).not.toMatch(/^(?:on.*|style|srcdoc)$/i)
          expect(value).not.toMatch(/^\s*(?:javascript|data|vbscript):/i)
        }
      }
    }),
    runs(60),
  )
})
