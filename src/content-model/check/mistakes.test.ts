import { symlinkSync } from "node:fs"
import { join } from "node:path"
import { diagramFor } from "../../markdown/diagrams"
import { renderBody } from "../../markdown/render-body"
import { belowFrontMatter, changed, withLine } from "../fixtures/expected-line"
import {
  asha,
  caseStudy,
  chart,
  comparison,
  type Files,
  post,
  problemsWith,
  siteJson,
  validFiles,
  writeProject,
} from "../fixtures/project"
import type { Problem } from "../report/problems"
import { defaultDiagrams } from "../types/diagrams"
import { checkContent } from "./check-content"

type Row = [input: string, expected: string]

const article = "content/posts/x.md"
const validPost = post("X", {}, "A text.\n")

const resource = (externalUrl: string) =>
  `---\ntitle: List\ntype: Checklist\ndescription: A list.\ntags: [SEO]\nexternalUrl: ${externalUrl}\n---\n\nText.\n`

const service = "content/services/data.md"
const serviceText = (fields: string) => `---\ntitle: Data\ndescription: One line.\n${fields}\n---\n\nText.\n`

const logo = "content/logo.svg"
const drawing = "content/posts/second/a.svg"
const svg = (content: string, size = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" ${size}>${content}</svg>`

/** The first error, else the first warning: `content/site.json:3 url …`, without the name of the file meant. */
const firstOf = (problems: readonly Problem[], own: string): string => {
  const { file, line = "", fatal, reason } = problems.find(one => one.fatal) ?? problems[0] ?? {}
  return reason ? `${fatal ? "" : "warning "}${file === own ? "" : file}:${line} ${reason}` : ""
}

/** @param number what tells the text of a row from the others, and is not in the message that is expected */
const expectFirst = (problems: readonly Problem[], own: string, expected: string, number = ""): void => {
  const reason = firstOf(problems, own).replace(new RegExp(`(?<=x)${number}(?!\\d)`, "gi"), "")
  expect(expected ? reason.slice(0, expected.length) : reason).toBe(expected)
}

const expectProblem = async (files: Files, own: string, expected: string): Promise<void> =>
  expectFirst(await problemsWith(files), own, expected)

// Each row: what an editor writes, and the start of the message; empty if it is allowed. Lines of bodies are counted below
// the front matter; a message on a field must name that field's line, which the test finds out.

// biome-ignore format: a row each
const bodies: Row[] = [
  ["[x](/downloads/50%-off.pdf)", ':1 the link "/downloads/50%25-off.pdf" does not exist'],
  ["![A plan](50%.png)", ':1 the image "50%25.png" is missing'],
  ["![A plan](plan.png)", ':1 the image "plan.png" is missing; expected the file content/posts/plan.png'],
  ["![A plan](/downloads/list.pdf)", ':1 the image "/downloads/list.pdf" is not an image that browsers show; save it as .jpg,'],
  ["![A plan](https://x.example/a.png)", ':1 the image "https://x.example/a.png" is on another site or on your computer; save the'],
  ["[files](ftp://a%20b/)", ':1 the link "ftp://a%20b/" is not a valid address'],
  ["![](second/cover.svg)", ':1 the image "second/cover.svg" has no alternative text; describe what it shows, or use a'],
  ["![image](second/cover.svg)", 'warning :1 the image "second/cover.svg" has the alternative text "image"; describe what it'],
  ["![Our Digital Measurement](second/cover.svg)", 'warning :1 the image "second/cover.svg" is replaced by the built-in diagram selected by'],
  ["## See ![Digital Measurement](a.png)", ':1 the image "a.png" becomes a diagram, which cannot be in a heading; move it into the text'],
  ["![A plan]()", ':1 the image "" has no file name; expected that of a file beside the text'],
  ['<picture><source srcset="film.webp"><img src="second/cover.svg" alt="A plan"></picture>', "warning :1 the site ignores these attributes: srcset; it has its own styles"],
  ["![x](my chart.png)", ':1 "![x](my chart.png)" is shown as typed; expected an address without spaces (write %20)'],
  ["![alt (x.png)", ':1 "![alt (x.png)" is shown as typed; expected ] before ('],
  ["[a](/results#fats)", ':1 the link "/results#fats" matches no heading on that page; did you mean "#fast"?'],
  ["[x](/blgo)", ':1 the link "/blgo" does not exist; did you mean "/blog"?'],
  ["[x](/blog/404.html)", ':1 the link "/blog/404.html" does not exist'],
  ["[x](/blog/first)", ':1 the link "/blog/first" is an old address; use "/analytics/first"'],
  ["[x](https://brand.example/blog/)", ':1 the link "https://brand.example/blog/" ends in a slash; use "/blog"'],
  ["[x]({% link a.md %}#b)", ':1 "[x]({% link a.md %}#b)" is shown as typed; expected the address itself, not a template of'],
  ["[x](other.md)", ':1 the link "other.md" does not exist; expected a file beside the text, or an address such as "/blog" or "https://…"'],
  ["[x](frist.md)", ':1 the link "frist.md" does not exist; did you mean'],
  ["[x](www.x.example)", ':1 the link "www.x.example" has no https:// and so points to this site; did you mean'],
  ["[x](www.firma.de)", ':1 the link "www.firma.de" has no https:// and so points to this site; did you mean "https://www.firma.de"?'],
  ["[x](x.co.uk/a)", ':1 the link "x.co.uk/a" has no https:// and so points to this site; did you mean "https://x.co.uk/a"?'],
  ["[x](müller.shop)", ':1 the link "müller.shop" has no https:// and so points to this site; did you mean'],
  ["[x](sheet.pdf)", ':1 the link "sheet.pdf" does not exist'],
  ["[x](https//example.com)", ':1 the link "https//example.com" is not an address; did you mean "https://example.com"?'],
  ["[x](htps://x.example)", ':1 the link "htps://x.example" has an unknown scheme; expected https:, mailto: or tel:'],
  ["[x](brand.example/blog)", ":1 the link \"brand.example/blog\" is another spelling of this site's address; use \"/blog\""],
  ["[x](http://localhost:8000/blog)", "warning :1 the link \"http://localhost:8000/blog\" leads to the reader's own computer"],
  ["[x](//x.example/a)", ':1 the link "//x.example/a" begins with //, and so leads to another site; write "https://x.example/a", or "/x.example/a" for a page of this one'],
  ["[x](/cohort-analysis/secnd)", ':1 the link "/cohort-analysis/secnd" does not exist; did you mean "/blog/second"?'],
  ["[x]()", ':1 the link "" has no address; expected one, such as /blog'],
  ["[](/blog)", ':1 the link "/blog" has no text; write some or remove it'],
  ["[x](javascript:alert)", ':1 the link "javascript:alert" has an unknown scheme; expected https:, mailto: or tel:'],
  ['<a href="javascript:alert(1)">x</a>', ':1 the link "javascript:alert(1)" has an unknown scheme; expected https:, mailto:'],
  ["[x](first.md#nothing)", ':1 the link "first.md#nothing" matches no heading on that page'],
  ["[x](https://brand.example/blgo)", ':1 the link "https://brand.example/blgo" does not exist; did you mean "/blog"?'],
  ["One\n[x][1]\n\n[1]: /blgo", ':2 the link "/blgo" does not exist; did you mean "/blog"?'],
  ["[x](mailto:nobody)", ':1 the link "mailto:nobody" is not an e-mail address'],
  ["[x](tel:abc)", ':1 the link "tel:abc" is not a telephone number'],
  ["## A part\n\n[x](#a-prt)", ':3 the link "#a-prt" matches no heading on that page; did you mean "#a-part"?'],
  ["## Main\n\n[x](#main)", ':3 the link "#main" matches no heading on that page; did you mean "#main-1"?'],
  ["[x](/%E0%A4%A)", ':1 the link "/%E0%A4%25A" is not a valid address; write %25 for a percent sign, or rename'],
  ["[x](/blog\n/x)", ':1 "[x](/blog" is shown as typed; expected an address without spaces (write %20) and a'],
  ["[x] (/blog)", ':1 "[x] (/blog)" is shown as typed; expected no space between ] and ('],
  ["See [the text][].", ':1 "[the text][]" is shown as typed; expected a line [name]: with the address'],
  ["So it is[^1].", ':1 "[^1]" is shown as typed; expected a line [^name]: with the text of the footnote'],
  ["Text\n\n[^1]: It is.", ":3 the footnote [^1] is not shown, since nothing refers to it"],
  ["```js\nconst a = 1", ":1 the code fence is not closed; expected the same fence below the code"],
  ["```chart\ngrwth\n```", ':1 "grwth" is not the slug of a chart; did you mean "growth"?'],
  ["```chart\n```", ':1 "" is not the slug of a chart; expected one of: fast, growth'],
  ["```chart\ngrowth\n```\n\n```chart\ngrowth\n```", ':5 the chart "growth" is already in this text; remove one'],
  ["| a | b |\n| 1 | 2 |", ":1 the table is shown as typed; expected | --- | for each column below the header row"],
  ["| a | b |\n|---|---|\n| 1 | 2 | 3 |", ":3 the row has more than 2 cells; escape a bar inside a cell as \\|"],
  ["Text\n\n<<<<<<< HEAD\none\n=======\ntwo\n>>>>>>> branch", ":3 a merge conflict is not resolved; keep one version and remove the markers"],
  ["##Heading", ':1 "##" is shown as typed; expected a space after it'],
  ["##\n\nText", ":1 the heading has no text; write some or remove it"],
  [":::tip\nText\n:::", 'warning :1 ":::tip" is shown as typed; write a quotation (> …) instead'],
  ["{{< note >}}", 'warning :1 "{{< note >}}" is shown as typed; write markdown instead'],
  ["Text\n\n{/* truncate */}\n\nText", 'warning :3 "{/* truncate */}" is shown as typed; write <!-- … --> instead'],
  ["Done :rocket:", 'warning :1 ":rocket:" is shown as typed; write the character itself instead'],
  ["$$\na = b\n$$", 'warning :1 "$$" is shown as typed; write a code fence with the language formula instead'],
  ["• one\n• two", 'warning :1 "•" is shown as typed; write a list with - instead'],
  ["**Note: **text", 'warning :1 "**" is shown as typed; write **bold** without spaces inside it, or <b>bold</b> instead'],
  ["これは**「重要」**です", 'warning :1 "**" is shown as typed; write **bold**'],
  ["So it is 【12†source】.", 'warning :1 "【12†source】" is shown as typed; remove this mark of an assistant'],
  ["It grew. [cite: 1, 2]", 'warning :1 "[cite: 1, 2]" is shown as typed; remove this mark'],
  ["It grew :contentReference[oaicite:0]{index=0}.", 'warning :1 ":contentReference[oaicite:0]{index=0}" is shown as typed; remove this mark'],
  ["It grew. [web:3]", 'warning :1 "[web:3]" is shown as typed; remove this mark'],
  ["It grew turn0search1.", 'warning :1 "turn0search1" is shown as typed; remove this mark'],
  ["| a |\n|---|\n| b【1†c】 |", 'warning :3 "【1†c】" is shown as typed; remove this mark'],
  ["[x](https://x.example/a?b=c&utm_source=chatgpt.com)", 'warning :1 the link "https://x.example/a?b=c&utm_source=chatgpt.com" has "utm_source=chatgpt.com" of an assistant; remove it'],
  ["Sure! Here is the rewritten section:", 'warning :1 "Sure! Here is the rewritten section:" is shown as typed; remove this answer of an assistant'],
  ["Here’s a more polished version of the text:", 'warning :1 "Here’s a more polished version of the text:" is shown as typed; remove this answer'],
  ["Would you like me to add a table?", 'warning :1 "Would you like me to add a table" is shown as typed; remove this answer'],
  ["For [Insert client name here] it grew.", 'warning :1 "[Insert client name here]" is shown as typed; write what belongs there'],
  ["By XX: [XX%] of [Your Company]", 'warning :1 "[XX%]" is shown as typed; write what belongs there'],
  ["It doesnâ€™t", 'warning :1 "â€™" is shown as typed; write the letters that this was: the text was decoded wrongly'],
  ["CafÃ© at 5Â°", 'warning :1 "Ã©" is shown as typed; write the letters'],
  ["Ð¿Ñ€Ð¸Ð²ÐµÑ‚", 'warning :1 "Ð¿'],
  ["à¤¹à¤¿à¤¨à¥à¤¦à¥€", 'warning :1 "à¤'],
  ["A ðŸ˜€", 'warning :1 "ðŸ˜€" is shown as typed; write the letters'],
  ["Caf\ufffd", 'warning :1 "\ufffd" is shown as typed; write the letter that was lost'],
  ["Doesn&amp;#8217;t", 'warning :1 "&amp;#8217;" is shown as typed; write the character itself, which was encoded twice'],
  ["One.\\n\\nTwo", 'warning :1 "\\\\n\\\\n" is shown as typed; write the line end or character itself'],
  ["It\\u2019s", 'warning :1 "\\\\u2019" is shown as typed; write the line end or character itself'],
  ["A\u202ebc", "warning :1 the invisible character U+202E is in the text; remove it"],
  ["```\nA\u202ebc\n```", "warning :2 the invisible character U+202E is in the text; remove it"],
  ["A\u200bb", "warning :1 the invisible character U+200B is in the text; remove it"],
  ["How do we know?\n---", "warning :1 the hyphens turn the text above into a heading; put an empty line"],
  ["यह एक वाक्य है।\n---", "warning :1 the hyphens turn the text above into a heading; put an empty line"],
  ["One line goes on\nto the next\n---", "warning :1 the hyphens turn the text above into a heading; put an empty line"],
  ["## Fees [#fees]", 'warning :1 "[#fees]" is shown as typed; write {#…} instead'],
  ["Term\n: text", 'warning :2 ":" is shown as typed; write a list with the terms in bold instead of a definition list'],
  ['[contact-form-7 id="12" title="The form"]', 'warning :1 "[contact-form-7 id=\\"12\\" title=\\"The form\\"]" is shown as typed; write markdown instead'],
  ["Where \\(x\\) counts", 'warning :1 "\\\\(x\\\\)" is shown as typed; write a code fence with the language formula instead'],
  ["\\[E = mc^2\\]", 'warning :1 "\\\\[E = mc^2\\\\]" is shown as typed; write a code fence'],
  ["A sentence. ^block-id", 'warning :1 "^block-id" is shown as typed; remove this name of a block'],
  ["reviewed by:: Asha", 'warning :1 "reviewed by::" is shown as typed; remove it, or write a sentence'],
  ["![A chart|200](second/cover.svg)", 'warning :1 the image "second/cover.svg" has the alternative text "A chart|200", and no size; write the words alone'],
  ["![A chart](second/cover.svg){width=200}", 'warning :1 "{width=200}" is shown as typed; remove it, since texts set no sizes'],
  ["<<< @/snippets/a.js", 'warning :1 "<<< @/snippets/a.js" is shown as typed; write the code itself between lines of ```'],
  ["See {++added++}.", 'warning :1 "{++added++}" is shown as typed; remove it'],
  ['<img src="second/cover.svg" alt="A plan" width="50%" height="9">', "warning :1 the site ignores these attributes: height, width; it has its own styles"],
  ["See [[the other page]].", 'warning :1 "[[the other page]]" is shown as typed; write [its title](other-text.md) instead'],
  ["![[plan.png]]", 'warning :1 "![[plan.png]]" is shown as typed; write ![what it shows](image.png) instead'],
  ["Text %% not for readers %%", ':1 "%% not for readers %%" is shown as typed; expected <!-- … --> around a private note'],
  ["Text\n\n%%\nnot for readers\n\n%%", ':3 "%%" is shown as typed; expected <!-- … -->'],
  ["It is ==marked== here.", 'warning :1 "==marked==" is shown as typed; write <mark>…</mark> instead'],
  ["> [!INFO]\n> Text", 'warning :1 "[!INFO]" is shown as typed; write [!NOTE] instead'],
  ["> [!note]- Folded", 'warning :1 "[!note]-" is shown as typed; write [!NOTE] instead'],
  ["Text\n{: .lead}", 'warning :2 "{: .lead}" is shown as typed; remove it'],
  ["[text]{.underline}", 'warning :1 "{.underline}" is shown as typed; remove it'],
  ['[caption id="a" width="3"]Text[/caption]', 'warning :1 "[caption id=\\"a\\" width=\\"3\\"]" is shown as typed; write ![what it shows](image.png) instead'],
  ["{{< youtube x >}}", 'warning :1 "{{< youtube x >}}" is shown as typed; write its address as a link on its own line instead'],
  ["Text {% endhighlight %}", 'warning :1 "{% endhighlight %}" is shown as typed; write a code fence (```) instead'],
  ["Text\n{% Img\n  src=\"a.png\" %}", 'warning :2 "{% Img\\n  src=\\"a.png\\" %}" is shown as typed; write ![what it shows](image.png) instead'],
  ["<div>\n{% Img 50% %}\n</div>", 'warning :1 "{% Img 50% %}" is shown as typed; write ![what it shows](image.png) instead'],
  ["{# not for readers #}", ':1 "{# not for readers #}" is shown as typed; expected <!-- … --> around a private note'],
  ["See </docs/api/> for more.", 'warning :1 "</docs/api/>" is shown as typed; write [text](address), or a tag without a mistake'],
  ['import Chart from "./chart"', 'warning :1 "import Chart from \\"./chart\\"" is shown as typed; remove it'],
  ["[TOC]", 'warning :1 "[TOC]" is shown as typed; remove it, since the page has a table of contents'],
  ["[[_TOC_]]", 'warning :1 "[[_TOC_]]" is shown as typed; remove it'],
  ["So it is^[as Smith says].", 'warning :1 "^[as Smith says]" is shown as typed; write [^1], and a line [^1]: with'],
  ["Where $x_1 > 0$ holds.", 'warning :1 "$x_1 > 0$" is shown as typed; write <sub> and <sup>, or a code fence with the'],
  ["X^2^ and more", 'warning :1 "^2^" is shown as typed; write <sup>…</sup> instead'],
  ["H~2~O", 'warning :1 "~2~" is shown as typed; write <sub>…</sub> instead'],
  ["##\u00a0Heading", 'warning :1 "##" is shown as typed; write an ordinary space after it, if it is a heading'],
  ["-item\n-another", 'warning :1 "-" is shown as typed; write a space after it, if it is a list'],
  ["1.item\n2.another", 'warning :1 "1." is shown as typed; write a space after it, if it is a list'],
  ["!!! note\n    Text", 'warning :1 "!!! note" is shown as typed; write a quotation (> …) instead'],
  ['<img src=“second/cover.svg” alt=“A plan”>', ':1 "<img src=“second/cover.svg” alt=“A plan”>" is shown as typed; expected straight quotation'],
  ["<table>\n\n    <tr><td>1</td></tr>\n\n</table>", 'warning :3 "<tr><td>1</td></tr>" is indented: the tag is shown as code; remove the four spaces'],
  ["Text\n\n    This is the first paragraph of a text pasted from elsewhere", 'warning :3 "This is the first paragraph of a text pasted from elsewhere" is indented: the text is shown as code;'],
  ["Text\n\n\t这是从别处粘贴过来的一段文字,它不是代码。", 'warning :3 "这是从别处粘贴过来的一段文字,它不是代码。" is indented: the text is shown as code;'],
  ["![A plan](data:image/png;base64,AAAA)", ':1 the image "data:image/png;base64,AAAA" is part of the text; save it as a file beside the text'],
  ["![A plan]({{site.url}}/x.jpg)", ':1 the image "{{site.url}}/x.jpg" contains a template of another system; write the name of a'],
  ["[x]({{site.url}}/x)", ':1 the link "{{site.url}}/x" contains a template of another system; write the address itself'],
  ["![A plan](योजना.png)", ':1 the image "योजना.png" is missing; expected the file content/posts/योजना.png'],
  ["TODO: more", 'warning :1 "TODO" is shown as typed; write the text itself instead'],
  ["A sentence that goes on.\n---", "warning :1 the hyphens turn the text above into a heading; put an empty line"],
  ["## One\n\n#### Two", "warning :3 the heading skips a level; expected ###"],
  ["[![A talk](/downloads/list.png)](https://youtu.be/dQw4w9WgXcQ)", ':1 the image "/downloads/list.png" is missing; expected the file'],
  ["<script>alert(1)</script>", ":1 the tag <script> is not allowed; remove it, since texts cannot run scripts; use an"],
  ['<img src="second/cover.svg" alt="A plan" onerror="alert(1)">', ":1 onerror of <img> would run a script; remove it"],
  ['<iframe src="https://www.youtube.com/embed/x"></iframe>', ":1 the tag <iframe> is not allowed; write the address as a link on its own line; a link to a"],
  ['<video src="film.mp4"></video>', ":1 the tag <video> is not allowed; write the address as a link on its own line; a link to a"],
  ['<form action="https://x.example"><input></form>', ":1 the tag <form> is not allowed; link to /contact, which has a form"],
  ["<constructor x>y</constructor>", "warning :1 the tag <constructor> is not allowed; if it is text, write it in backquotes"],
  ["<input>", ":1 the tag <input> is not allowed; write a task list as markdown: - [ ] a task"],
  ["<button>x</button>", ":1 the tag <button> is not allowed; write a link"],
  ["<style>h1{color:red}</style>", ":1 the tag <style> is not allowed; remove it, since the site has its own styles"],
  ['<p class="wide">x</p>', "warning :1 the site ignores these attributes: class; it has its own styles"],
  ['<meta http-equiv="refresh" content="0;url=https://x.example">', ":1 the tag <meta> is not allowed; remove it"],
  ['<svg><path d="M0 0"/></svg>', ":1 the tag <svg> is not allowed; save the drawing as a file beside the text and write ![what"],
  ['<font color="red">x</font>', ":1 the tag <font> is not allowed; remove it, since the site has its own styles"],
  ["<Callout>\n\n**x**\n\n</Callout>", "warning :1 the tag <Callout> is not allowed; if it is text, write it in backquotes:"],
  ['<Chart data="a.csv" />', ":1 the tag <Chart> is not allowed; if it is text, write it in backquotes: `<Chart>`"],
  ["<detials>x</detials>", ':1 the tag <detials> is not allowed; did you mean "<details>"?'],
  ["Some <b>bold text", ":1 the tag <b> is not closed; expected </b>"],
  ["- One\n\n  <figure>\n  A\n  </figure>", ""],
  ["> <div>\n> <iframe></iframe>\n> </div>", ":2 the tag <iframe> is not allowed; write the address as a link on its own"],
  ["<!-- a note\n\nText", ": the body is empty; expected text below the second ---"],
  ['<div id="main">x</div>', ':1 the id "main" is already in use, empty or contains a space; choose another'],
  ["## Costs {#main}", ':1 the id "main" is already in use, empty or contains a space; choose another'],
  ['<div id="a b">x</div>', ':1 the id "a b" is already in use, empty or contains a space; choose another'],
  ['<b id="">x</b>', ':1 the id "" is already in use, empty or contains a space; choose another'],
  ["## Costs {#___gatsby}", ':1 the id "___gatsby" is already in use, empty or contains a space; choose another'],
  ["## One {#a}\n\n## Two {#a}", ':3 the id "a" is already in use, empty or contains a space; choose another'],
  ['<div id="a">x</div>\n\n## One {#a}', ':3 the id "a" is already in use, empty or contains a space; choose another'],
  ['<div>\n<a href="/nope-nope">y</a>\n</div>', ':2 the link "/nope-nope" does not exist; expected a page, or a file below static/'],
  ["<div>\n[y](/nope)\n</div>", "warning :1 markdown in a block of HTML is shown as typed; put an empty line before and"],
  ["<div>\n**y**\n</div>", "warning :1 markdown in a block of HTML is shown as typed; put an empty line before and"],
  ["A \u000b sign", ":1 the control character U+000B breaks the feeds; remove it"],
]

// biome-ignore format: a row each
const allowed: Row[] = [
  ['<img src="second/cover.svg" alt="">', 'alt=""'],
  ["![Digital Measurement](a.png)\n\n![Deep Dive Methodology](b.png)", 'class="diagram '],
  ['![A plan](second/cover.svg "Of 2025")', "<figcaption>Of 2025</figcaption>"],
  ["[![A plan](second/cover.svg)](/blog)", '<a href="/blog"><img'],
  ["<a href=/blog>x</a>", '<a href="/blog">x</a>'],
  ["[x](/blog/) [y](/analytics/first/#top)", '<a href="/blog">x</a> <a href="/analytics/first#top">'],
  ['<a id="here"></a>\n\n[x](#here)', 'id="here"'],
  ['<div id="part">\n\nText\n\n</div>\n\n[x](#part)', 'id="part"'],
  ['<h2 id="own">Head</h2>\n\n[x](#own)', '<h2 id="own">'],
  ["<h2>The head</h2>\n\n[x](#the-head)", 'id="the-head"'],
  ["## Costs {#price}\n\n[x](#price)", '<h2 id="price">'],
  ["## ???\n\n[x](#-1)", '<h2 id="-1">'],
  ["3~5 days and 10~20 rupees", "<p>3~5\u00a0days and 10~20 rupees</p>"],
  ["See https://x.example/a.", '<a href="https://x.example/a">'],
  ["See https://x.example/a।", '<a href="https://x.example/a">https://x.example/a</a>।'],
  ["（https://x.example/c、次。（https://x.example/d）", '<a href="https://x.example/c">https://x.example/c</a>、次。（<a href="https://x.example/d">https://x.example/d</a>）'],
  ["“www.x.example/a”، https://x.example/हिन्दी॥", '<a href="http://www.x.example/a">www.x.example/a</a>”، <a href="https://x.example/'],
  ["## Cafe\u0301\n\n[x](#caf\u00e9) [y](#cafe\u0301)", 'id="caf\u00e9"'],
  ["See www.x.example.", '<a href="http://www.x.example">'],
  ["## Part\n\n[a](/) [b](/analytics/first#top) [c](/blog/second) [d](/cohort-analysis/second) [e](/cohort-analysis)", "<p>"],
  ["[f](/tag/seo) [g](/resources/list) [h](/downloads/list.pdf) [j](/services#data-what-you-get) [k](/search?q=x) [l](/tag/lists)", "<p>"],
  ["[l](https://x.example) [n](/about#mission) [o](first.md) [p](sms:+911234567890)", 'href="first.md"'],
  ["`[x](/blgo)`\n\n```\n[x](/blgo)\n# Head\n```", "<code"],
  ["[x][1]\n\n[1]: /blog", '<a href="/blog">x</a>'],
  ["\\[x\\] (/blog) and \\[a\\]\\[b\\]", "[x] (/blog) and [a][b]"],
  ["`[x] (/blog)` and `[a][b]`", "<code>[x] (/blog)</code>"],
  ["The value grid[0][1] counts.", "grid[0][1]"],
  ["He said [sic] so.", "[sic]"],
  ["So it is[^1].\n\n[^1]: It is.", "footnotes"],
  ["~~~\na\n~~~", "<pre"],
  ['```js title="a.js"\nconst a = 1\n```', 'data-language="js"'],
  ["```js {1,3}\nconst a = 1\n```", 'data-language="js"'],
  ["```js{1}\nconst a = 1\n```", 'data-language="js"'],
  ["| a | b |\n|---|---|\n| 1 |", "<td></td>"],
  ["| a | b |\n|---|---|\n| `x \\| y` | 2 |", "<code>x | y</code>"],
  ["Choose a | b or c.", "a | b"],
  ["It costs $5, or $6-$7; set $HOME/$USER to 2 ** 3.", "$HOME/$USER to 2 ** 3"],
  ["**bold**, *italic*, ***both*** and **a `code` b**", "<em><strong>both</strong></em>"],
  ["if a==b and c==d, 100%% sure, 50%%", "a==b and c==d"],
  ["–5 to -5, and -x", "–5 to -5, and -x"],
  ["1.5 times as many\n2.5 times", "2.5 times"],
  ["Text\n\n    for (let i = 0; i < 3; i++) { count(i) }", "for"],
  ["```constructor\nx\n```", '<code class="language-constructor">x<'],
  ["```C++\nint a;\n```", 'token keyword">int'],
  ["```C#\nint a;\n```", 'token keyword">int'],
  ['<picture><img src="second/cover.svg" alt="A plan"></picture>', '<p><img src="second/cover.svg" alt="A plan"></p>'],
  ["#1 in search", "#1 in search"],
  ["## ![A plan](second/cover.svg)\n\nText", 'id="a-plan"'],
  ["```formula\na = b\n```", 'data-language="formula"'],
  ["- one\n  `a` – two", "</code> – two"],
  ["Call it as find([selector][,filter]).", "[selector][,filter]"],
  ["## One\n\n> #### Quoted", "<blockquote>"],
  ["- **Costs**\n\n  Text", "<strong>Costs</strong>"],
  ["## A\n\n### B\n\n#### C\n\n##### D\n\n###### E", "<h5"],
  ["- [ ] one\n- [x] two", 'type="checkbox"'],
  ["~~gone~~", "<del>gone</del>"],
  ["- one\ntwo\n  - three", "one\ntwo"],
  ["> a\n>\n> > b", "<blockquote>\n<p>b</p>"],
  ["> [!DECISION]\n> Text", "<p><strong>Decision needed</strong></p><p>Text</p>"],
  ["> [!TIP]\n>\n> - one", "<p><strong>Tip</strong></p>\n<ul>"],
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", 'class="video"'],
  ["[How a cohort is read](https://youtu.be/dQw4w9WgXcQ)", "How a cohort is read"],
  ["Write to hello@brand.example, please.", 'href="mailto:'],
  ["## वेब विश्लेषण\n\nयह एक पाठ है।", 'id="वेब-विश्लेषण"'],
  ["Done 🚀", "🚀"],
  ["A `Vec<String>` holds text.", "Vec&#x3C;String>"],
  ["<!-- a note -->\n\nText", "<p>Text</p>"],
  ['<a id="costs"></a>\n\n## Costs\n\n[x](#costs) [y](#costs-1)', '<h2 id="costs-1">'],
  ["<details>\n<summary>More</summary>\n\nText\n\n</details>", "<details>\n<summary>More</summary>"],
  ["<kbd>Ctrl</kbd> H<sub>2</sub>O", "<kbd>Ctrl</kbd> H<sub>2</sub>O"],
  ['<abbr title="Search engine optimisation">SEO</abbr>', '<abbr title="Search engine optimisation">'],
  ['<figure>\n<img src="second/cover.svg" alt="A plan">\n<figcaption>Of 2025</figcaption>\n</figure>', "<figcaption>Of 2025</figcaption>"],
  ["one<br>two<br/>three", "one<br>two<br>three"],
  ["<mark>kept</mark>", "<mark>kept</mark>"],
  ["<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>", "<td>1</td>"],
  ["<pre><code>a\nb</code></pre>", "<pre"],
  ["a < b and 5<6", "a &#x3C; b"],
  ["CAFÉ’S “CAFÉ” and «Spaß», MANHÃ, été… »", "CAFÉ’S"],
  ["نص\u200f عربي\u200e.", "نص"],
  ["Here is an updated list, and [your own] word; see item \\[1\\] and \\(sic).", "[1]"],
  ["Why\n------", "Why"],
  ["A title\n---", "A title"],
  ["C:\\new\\notes, and &amp;c.", "new"],
  ["It is std::string, 10:30: x ^ y", "std::string"],
]

// biome-ignore format: a row each
const fields: [name: string, value: string | undefined, expected: string][] = [
  ["title", undefined, "title is missing; expected the article's title; for example title: X"],
  ["title", "", "title is empty; expected the article's title"],
  ["title", "2025", "title is the number 2025, not the article's title; if it is text, put it in quotes"],
  ["title", "[A, B]", "title is a list of 2 entries; expected the article's title"],
  ["title", "|\n  One\n  two", "title has several lines or spaces around it; write it as one line"],
  ["title", "T".repeat(60), "warning title has 60 characters; expected at most 52, or search engines will truncate it"],
  ["title", "A {{ page.title }} title", 'warning title contains markup ("{{ page.title }}"), which is not rendered here'],
  ["title", "A [[linked]] title", 'warning title contains markup ("[[linked]]")'],
  ["title", "A **bold** title", 'warning title contains markup ("**bold**"), which is not rendered here'],
  ["title", "Guide # 2", 'title ends before "# 2", a YAML comment; put it all in quotes; write title: "Guide # 2"'],
  ["title", "A → B", 'warning title has "→", which share images cannot draw; they leave the title out'],
  ["title", ">\n  One\n  line", ""],
  ["title", '"Guide" # a note', ""],
  ["title", "हिन्दी", ""],
  ["lang", "ur", ""],
  ["lang", "urdu", 'lang "urdu" is not a language that browsers know, such as "en-IN" or "hi"'],
  ["title", "A: B", 'the front matter is not valid YAML in title: text with a colon must be in quotes; write title: "A: B"'],
  ...["@home", "%50 off", "!important", "`code`"].map((title): [string, string, string] =>
    ["title", title, `the front matter is not valid YAML in title: text that begins with @, %, \`, ! or * must be in quotes; write title: ${JSON.stringify(title)}`]),
  ["title", "*New*", 'text that begins with * must be in quotes; write title: "*New*"'],
  ["title", "&more", 'text that begins with & must be in quotes; write title: "&more"'],
  ["tags", "[#seo]", 'the front matter is not valid YAML in tags: text that begins with # must be in quotes; write tags: ["#seo"]'],
  ["title", "'It's'", "the front matter is not valid YAML in title: text that contains this kind of quotes must be in"],
  ["title", '"Open', "the front matter is not valid YAML in title: the quotation mark is not closed"],
  ["tags", "[SEO, 'Open]", "the front matter is not valid YAML in tags: the quotation mark is not closed"],
  ["title", "{brand} says", "the front matter is not valid YAML in title: text that begins with { or [ must be"],
  ["title", "Wo\u200brd", "title has the invisible character U+200B; remove it"],
  ["title", '"A \\b sign"', "title has the invisible character U+0008; remove it"],
  ["title", "The blog page", "warning title is also the title of content/pages.json; expected a different one"],
  ["titel", "X", "warning not used: titel (misspelt title?)"],
  ["layout", "post", "warning not used: layout"],
  ["darft", "true", 'unknown field "darft"; did you mean "draft"?'],
  ["permalink", "/old/x/", 'warning permalink is not its address; for those who come from there, add {"from":"/old/x","to":"/analytics/x"}'],
  ["slug", "y", 'warning slug "y" is not its address; name the file y.md'],
  ["aliases", "[My old note]", 'warning aliases "My old note" is no address and not used'],
  ["excerpt", undefined, 'excerpt is missing; expected excerpt: "A text.", as npm run check:content -- --fix writes'],
  ["excerpt", "x".repeat(161), "warning excerpt has 161 characters; expected at most 160, or search engines will truncate it"],
  ["excerpt", "What First says.", "warning excerpt is also the description of content/posts/first.md; expected a different one"],
  ["authors", "[Ravi Sen]", "warning not used: authors"],
  ["category", "Gardening", 'category "Gardening" is not the name of any category; expected one of: Analytics,'],
  ["category", "Analytcs", 'category "Analytcs" is not the name of any category; did you mean "Analytics"?'],
  ["category", undefined, "category is missing; expected the name of a category of content/categories.json; for example category: Analytics"],
  ["category", "[Analytics]", 'category ["Analytics"] is written as in another system; expected category: "Analytics", as npm run check:content -- --fix writes'],
  ["category", "analytics", ""],
  ["tags", undefined, ""],
  ["tags", "SEO", 'tags "SEO" is written as in another system; expected tags: ["SEO"], as npm run'],
  ["tags", "{ a: b }", "tags is an object; expected a list of tags, such as [SEO, Analytics]"],
  ["tags", '[SEO, ""]', "tags > entry 2 is empty; expected a tag without spaces around it"],
  ["tags", "[SEO, SEO]", 'tags > entry 2 "SEO" is not unique: entry 1 already has it'],
  ["tags", "[seo]", 'tags > entry 1 "seo" has the same address as "SEO" in content/posts/first.md; use one'],
  ["tags", "[Lists, lists]", 'tags > entry 2 "lists" has the same address as "Lists" above; use one spelling'],
  ["tags", "[cohort analysis]", 'tags > entry 1 "cohort analysis" has the same address as "Cohort Analysis" in'],
  ["tags", '["!!!"]', 'tags > entry 1 "!!!" cannot be made into an address; expected a letter or digit'],
  ["date", undefined, "date is missing; expected a date in the format YYYY-MM-DD; for example date: 20"],
  ["date", "2025-05-05T12:00:00Z", ""],
  ["date", "10/10/2025", 'date "10/10/2025" is not a date in the format YYYY-MM-DD'],
  ["date", "20251010", "date is the number 20251010, not a date in the format YYYY-MM-DD"],
  ["date", "2025-02-30", 'date "2025-02-30" is not a real date from 1990 on'],
  ["date", "0000-01-01", 'date "0000-01-01" is not a real date from 1990 on'],
  ["date", "2999-01-01", "warning date 2999-01-01 is in the future; the article is left out until then"],
  ["updated", "2025-05-31", "updated 2025-05-31 is before the date, 2025-06-01"],
  ["updated", "2999-01-01", "updated 2999-01-01 is in the future"],
  ["checked", "last week", 'checked "last week" is not a date in the format YYYY-MM-DD'],
  ["draft", '"true"', 'draft "true": another system would not show this text; write draft: true, as npm run check:content'],
  ["draft", '"no"', 'draft "no" is not true or false'],
  ["published", "no", 'published "no": another system would not show this text; write draft: true, as npm run check:content -- --fix does, or remove the field'],
  ["status", "In review", 'status "In review": another system would not show this text; write draft: true, as'],
  ["status", "of its own", 'status "of its own": another system may not show this text; write draft: true, or remove the field if everyone may read the text'],
  ["password", "secret", "password: another system would not show this text to everyone; write draft: true, or remove the field if everyone"],
  ["publishDate", "2999-01-02", 'publishDate "2999-01-02": another system would not show this text before 2999-01-02; write date: 2999-01-02, as'],
  ["expires", "2020-01-02", 'expires "2020-01-02": another system has not shown this text since 2020-01-02; write draft: true, or'],
  ["expires", "2999-01-02", 'warning expires "2999-01-02": another system would not show this text from 2999-01-02 on; write draft: true when the day has come'],
  ["build", "{ render: never }", 'build > render "never": another system would not show this text; write draft: true, as'],
  ["pagefind", "false", 'warning pagefind "false": another system would leave this text out of its own search; remove the field'],
  ["noindex", "true", ""],
  ["robots", "noindex", 'robots "noindex": another system would keep this text from search engines; write noindex: true, as'],
  ["canonical_url", "https://x.example/a", 'canonical_url "https://x.example/a": another system would name another address as the one to index; write noindex: true to leave that to it, or remove'],
  ["canonical_url", "https://brand.example/x", ""],
  ["readingTime", "900 min", 'readingTime "900 min" is not a reading time such as "7 min"'],
  ["author", "ravi", 'author "ravi" is not the slug of any author; expected one of: asha-rao'],
  ["author", "Asha Rao", 'author "Asha Rao" is written as in another system; expected author: "asha-rao", as npm run'],
  ["author", "Ravi Sen", 'author "Ravi Sen" is nobody in content/authors.json; add the author there, or write authors: "Ravi Sen", as npm run check:content -- --fix writes: it is not shown'],
  ["lastmod", "2025-06-02", 'lastmod "2025-06-02" is written as in another system; expected updated: "2025-06-02", as npm run'],
  ["image", "{ src: a.png }", 'image {"src":"a.png"} is written as in another system; expected cover: "a.png", as npm run'],
  ["thumbnail", "{ of: a }", "warning not used: thumbnail"],
  ["Lang", "hi", ""],
  ["cover", "cover.svg", 'cover "cover.svg" is missing; expected the file content/posts/cover.svg'],
  ["cover", "https://x.example/a.png", 'cover "https://x.example/a.png" is on another site or on your computer; save the file'],
  ["sources", "[{ title: A, link: http://a.example/, publisher: B }]", 'sources > entry 1 > link "http://a.example/" is not an address that begins with'],
  ["sources", "[{ title: A, link: https://a.example/ }]", "sources > entry 1 > publisher is missing; expected who published the document"],
  ["sources", "[https://a.example/]", 'sources > entry 1 "https://a.example/" is not a group of fields: title, link,'],
]

// biome-ignore format: a row each
const comparisons: [written: string, instead: string, expected: string][] = [
  ["on it is {share}", "now {shares}", 'answer > grew has the unknown token {shares}; did you mean "{share}"?'],
  ["analytics: 1089", "analytics: many", 'example > rows > entry 1 > analytics "many" is not the orders in analytics'],
  ["path: /blog/second", "path: /blog/secnd", 'causes > entry 1 > links > entry 1 > path "/blog/secnd" does not exist'],
  ["[second]", "[secnd]", 'articles > entry 1 "secnd" is not the slug of any post; did you mean "second"?'],
  ["copied: It is yours. The lines are in the address itself.", "copied: It is behind its # sign", 'copied ends before "# sign", a YAML comment; put it all in quotes; write copied: "It is behind its # sign"'],
  ["[steady, grew", "[stable, grew", 'causes > entry 1 > shapes > entry 1 "stable" is not one of: steady, grew, shrank,'],
]

// biome-ignore format: a row each
const files: [file: string, content: Files[string], expected: string][] = [
  ["content/posts/_x.md", validPost, ": the name begins with _, by which other systems hide a text; rename or remove the file"],
  ["content/posts/0a1b2c3d4e5f.md", validPost, 'warning : the slug "0a1b2c3d4e5f" says nothing in an address; name the file after its title'],
  ["content/posts/!!!.md", validPost, ": the name has no letter or digit for an address; rename the file"],
  ["content/posts/first_.md", validPost, ': the slug "first" is already used by content/posts/first.md; rename one of them'],
  ["content/posts/_index.md", validPost, ": this site makes its lists itself; remove the file"],
  ["content/posts/second.md", validPost, 'content/posts/second/index.md: the slug "second" is already used by'],
  ["content/posts/page.md", validPost, ': the slug "page" is reserved below /blog; rename the file'],
  ["content/posts/2025/10/x.md", validPost, ""],
  ["content/posts/2025/x/index.md", validPost, ""],
  ["content/posts/index.md", validPost, ": the file is in the wrong place; expected content/posts/<slug>/index.md"],
  ["content/posts/second/x.md", validPost, ": the file is in the folder of content/posts/second/index.md; move it"],
  [article, validPost.replace(/---/g, "+++"), ":1 the front matter is TOML; expected YAML between two lines ---, as npm run check:content -- --fix writes it"],
  [article, '{ "title": "X" }\nA text.\n', ":1 the front matter is JSON; expected YAML between two lines ---, as npm run"],
  [article, '---json\n{ "title": "X" }\n---\nA text.\n', ":1 the front matter is JSON; expected"],
  ["content/post/x.md", "x", ': no page shows texts in this folder; did you mean "posts"?'],
  ["content/posts/x.mdx", "x", ": no page shows this file; rename it to end in .md"],
  ["content/posts/x.docx", "x", ": no page shows such a file; move its text to a file that ends in .md"],
  ["content/posts/x/cover.txt2", "x", "content/posts/x: the folder has no text; expected the file content/posts/x/index.md"],
  ["content/posts/second/Cover.svg", "x", "content/posts/second/cover.svg: the name differs from content/posts/second/Cover.svg only"],
  ["content/legal/imprint.md", "---\ntitle: Imprint\ndescription: Who we are.\n---\n\nText.\n", ""],
  ["content/pages/imprint.md", "---\ntitle: Imprint\ndescription: Who we are.\n---\n\nText.\n", ""],
  ["content/pages/imprint.md", "---\ntitle: Imprint\ndescription: Who we are.\ndraft: true\n---\n\nText.\n", ':4 draft "true": another system would not show this text; only articles can be drafts; move the file out of content, or'],
  ["content/pages/imprint.md", "---\ntitle: Imprint\ndescription: Who we are.\ndate: 2999-01-01\n---\n\nText.\n", ':4 date "2999-01-01": another system would not show this text before 2999-01-01; only articles'],
  ["content/pages/_drafts/imprint.md", "---\ntitle: Imprint\ndescription: Who we are.\n---\n\nText.\n", ": the folder _drafts holds drafts, and only articles can be drafts; move the file out of content"],
  ["content/pages/about.md", "---\ntitle: A\ndescription: B.\n---\n\nText.\n", ": the address /about is that of another page; rename the file"],
  ["content/pages/analytics.md", "---\ntitle: A\ndescription: B.\n---\n\nText.\n", ": the address /analytics is that of another page; rename the file"],
  ["content/legal/static.md", "---\ntitle: A\ndescription: B.\n---\n\nText.\n", ": the address /static is that of another page; rename the file"],
  ["content/categores.json", "[]", ': the site does not use this file; did you mean "categories.json"?'],
  ["content/home.json", undefined, ": this required file is missing"],
  ["content/resources/list.md", resource("/downloads/50%-off.pdf"), 'externalUrl "/downloads/50%-off.pdf" is not a valid address; write %25 for a percent'],
  ["content/resources/list.md", resource("/downloads/lst.pdf"), 'externalUrl "/downloads/lst.pdf" does not exist; did you mean "/downloads/list.pdf"?'],
  ["content/resources/list.md", resource("http://localhost/x.pdf"), 'externalUrl "http://localhost/x.pdf" is not an address for visitors; expected https://…'],
  ["content/posts/.hidden.md", "x", ""],
  [article, "", ":1 the file has no front matter; expected a first line ---"],
  [article, "---\ntitle: X\n\nText", ":1 the front matter is not closed; expected a second line ---"],
  [article, "---\ntitle: X\n\nText: a\nMore\n\n---\n\nText", ":5 the front matter is not valid YAML in Text: Implicit map keys need to be followed by map"],
  [article, "---\ntitle: X\n\nText goes on\n\n---\n\nMore", ":3 the front matter is not closed; expected a line --- above"],
  [article, Buffer.from("---\ntitle: Caf\u00e9\n---\n", "latin1"), ": the file is not UTF-8 text; save it as UTF-8"],
  [article, "---\ntitle: X\n----\n\nText", ":3 the front matter ends with an invalid line; expected only ---"],
  [article, "---\n- a\n---\n\nText", ":2 the front matter is not a list of fields; expected lines of the form name: value"],
  [article, "---\ntitle: X\ntags:\n\t- A\n---\n\nText", ":4 the front matter is not valid YAML in tags: Tabs are not allowed as indentation; write spaces instead"],
  [article, "---\ntitle: A\ntitle: B\n---\n\nText", ":3 the front matter is not valid YAML in title: Map keys must be unique"],
  [article, "---\ntitle:A\ndate: B\n---\n\nText", ":2 the front matter is not valid YAML in title: expected a field of the form name: value, with a"],
  [article, "---\n<<<<<<< HEAD\ntitle: A\n---\n\nText", ":2 a merge conflict is not resolved; keep one version and remove the markers"],
  [article, post("X", {}, ""), ": the body is empty; expected text below the second ---"],
  [article, post("X", {}, "a ".repeat(600_000)), ": the file is 1.2 MB; expected at most 1 MB"],
  [service, serviceText("icon: rocket"), 'icon "rocket" is not one of: chart, search, megaphone, people'],
  [service, serviceText("icon: chart\nfee: 2,00,000 a month"), 'fee "2,00,000 a month" is not a group of fields: from, to, per'],
  [service, serviceText("icon: chart\nfee:\n  from: 6\n  to: 2\n  per: month"), ":7 fee > to is the number 2, not larger than from"],
  [service, serviceText("icon: chart\nduration: 3"), "duration is the number 3, not how long the work takes, in a few words; if it is text,"],
  [service, "---\ntitle: Data\ndescription: One line.\nicon: chart\n---\n\nBy {barnd}", ':7 the text has the unknown token {barnd}; did you mean "{brand}"?'],
  ["content/cases/growth.json", caseStudy, ': the slug "growth" is already used by content/charts/growth.json; rename one of them'],
  ["content/cases/Fast_.json", caseStudy, 'content/cases/fast.json: the slug "fast" is already used by content/cases/Fast_.json; rename one of them'],
  ["content/brands.json", "\uFEFF[]", ":1 the file begins with a byte order mark; save it without BOM"],
  ["content/brands.json", '[\n  { "name": "A", }\n]', ":2 the file is not valid JSON: property name expected"],
  ["content/brands.json", "[1\n2]", ":2 the file is not valid JSON: comma expected"],
  ["content/brands.json", "{}", ": the file is not a list of clients"],
  ["content/brands.json", '[{ "name": "A",\n"name": "B" }]', ':2 the field "name" is repeated'],
  ["content/brands.json", "[\n<<<<<<< HEAD\n]", ":2 a merge conflict is not resolved; keep one version and remove the markers"],
  ["static/robots.txt", "x", ": the build puts its own files there; move or rename this one"],
  ["static/manifest.webmanifest", "x", ": the build puts its own files there; move or rename this one"],
  ["static/about/index.html", "x", ": the build puts its own files there; move or rename this one"],
  ["static/admin/config.yml", "x", ": the build puts its own files there; move or rename this one"],
  ["static/charts/figures.csv", "x", ": the build puts its own files there; move or rename this one"],
  ["static/charts.csv", "x", ""],
  ["static/backup.sql", "x", "warning : this file looks private, and everyone could download it; remove it if it is"],
  ["static/tool.html", "<script>alert(1)</script>", ': the file contains a script, which would run as a part of the site; remove it, or add "static/tool.html" to allowedFiles in content/site.json'],
  ["static/a.svg", svg('<path onclick="x()"/>'), ": the file contains a script, which would run as a part of the site; remove it"],
  ["static/a.svg", svg('<a href="javascript:x()"/>'), ": the file contains a script, which"],
  ["static/a.xml", '<a:script xmlns:a="http://www.w3.org/1999/xhtml">x()</a:script>', ": the file contains a script, which"],
  ["static/style.xsl", "<xsl:stylesheet/>", ": the file is a program, which would run as a part of the site; remove it, or add"],
  ["content/posts/second/tool.MJS", "", ": the file is a program, which would run"],
  ["static/letter.html", "<p>On one's own</p>", ""],
  ["static/a.svg", svg("<path/>"), ""],
  ["content/posts/second/a.png", "", ": the image is empty; save it again"],
  [drawing, svg("<script>1</script>"), ": the image contains a script, which no page runs; remove it"],
  [drawing, svg('<path onclick="x()"/>'), ": the image contains a script, which no page runs; remove it"],
  [drawing, svg("<foreignObject/>"), ": the image contains HTML, which some browsers do not show; draw it instead"],
  [drawing, svg('<image href="b.png"/>'), ': the image refers to "b.png", which an image cannot load; embed it in the drawing'],
  [drawing, svg("<style>@import 'x.css';</style>"), ": the image refers to \"'x.css'\", which an image cannot load"],
  [drawing, svg('<path fill="var(--dta)"/>'), ': the image uses the unknown colour "--dta"; did you mean "data"?'],
  [drawing, svg(`<path d="${"M0 0".repeat(30_000)}"/>`), ": the image is 120 kB; expected at most 100; simplify it"],
  [drawing, svg("<text>Orders</text>"), 'warning : the image contains the text "Orders", whose font varies; convert it to'],
  [drawing, svg("", 'width="10000" height="6000"'), ": the image is 10000 × 6000 pixels; expected at most 40 million"],
  [logo, undefined, ": this required file is missing"],
  [logo, "A logo", ": the logo cannot be read (Non-whitespace before first tag. Line: 0 Column: 1 Char: A); expected an SVG file; save it again"],
  [logo, "", ": the logo is empty; expected an SVG file with shapes"],
  [logo, svg(""), ": the logo is empty; expected an SVG file with shapes"],
  [logo, svg("<g></g>"), ": the logo is empty; expected an SVG file with shapes"],
  [logo, svg("<path>"), ": the logo cannot be read ("],
  [logo, "<html/>", ': the logo begins with <html>; expected <svg xmlns="http://www.w3.org/2000/svg">'],
  [logo, '<svg viewBox="0 0 9 9"><path/></svg>', ": the logo begins with <svg>; expected <svg xmlns="],
  [logo, '<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>', ': the logo has no viewBox; expected one such as "0 0 16 16"'],
  [logo, svg("<path/>").replace("0 0 9 9", "0 0 9 -9"), ': the logo has the viewBox "0 0 9 -9"; expected one such as "0 0 16 16"'],
  [logo, svg("<path/>").replace("0 0 9 9", "0 0 90 9"), ": the logo is 90 × 9; expected a mark at most twice as wide as high"],
  [logo, svg("<script>x()</script>"), ": the logo has <script>; expected shapes alone (g, path, rect, circle, ellipse, line, polyline, polygon); convert"],
  [logo, svg("<defs><script>x()</script></defs>"), ": the logo has <script>; expected shapes alone"],
  [logo, svg("<style>path{}</style>"), ": the logo has <style>; expected shapes alone"],
  [logo, svg('<path onclick="x()"/>'), ": the logo has a script in onclick; expected none; remove it"],
  [logo, svg("<path/>", 'onload="x()"'), ": the logo has a script in onload; expected none; remove it"],
  [logo, svg('<path fill="url(#fade)"/>'), ': the logo refers to "url(#fade)"; expected nothing outside itself'],
  [logo, svg('<path style="fill:url(https://x.test/a.svg#b)"/>'), ': the logo refers to "fill:url(https://x.test/a.svg#b)"; expected'],
  [logo, svg('<image href="b.png"/>'), ": the logo has <image>; expected shapes alone"],
  [logo, svg("<text>A</text>"), ": the logo has <text>; expected shapes alone"],
  [logo, svg("A<path/>"), ': the logo has the text "A"; expected shapes alone'],
  [logo, svg('<path fill="var(--sgnal)"/>'), ': the logo has the unknown colour "--sgnal"; expected one of paper, ink, signal, data, paper-sunk'],
  [logo, svg(`<path d="${"M0 0".repeat(1_000)}"/>`), ": the logo has 4018 characters; expected at most 4000, since every page has it twice"],
  [logo, '<?xml version="1.0"?><!-- A program\'s --><s:svg xmlns:s="http://www.w3.org/2000/svg" xmlns:n="n:n" viewBox="0,0 9 9"><n:note>x</n:note><s:title>x</s:title><s:path style="fill:#123456" id="a"/></s:svg>', ""],
  ["static/favicon.svg", svg("<path/>"), ": the build puts its own files there; move or rename this one"],
  ["content/posts/second/a.heic", "\0\0\0\x18ftypheic", ": the image is in a format that browsers cannot show; save it as .jpg"],
  ["content/posts/second/a.png", "<!doctype html>", ": the image is damaged or not an image (Input buffer contains unsupported image format);"],
]

// Whatever file systems hold.
// biome-ignore format: a row each
const names: Row[] = [
  ["%41 %e0.svg", ""],
  ["a#b?c&d+e.svg", ""],
  ["[a](b) 'c'.svg", ""],
  ["a:b;c=d,e.svg", ""],
  ["🚀 चित्र 日本.svg", ""],
  ["Caf\u00e9.SVG", ""],
  [`${"x".repeat(236)}.svg`, ""],
  [`${"x".repeat(237)}.svg`, ": the name has 241 bytes; expected at most 240; rename the file"],
  ["cafe\u0301.svg", ': the name has accents as separate characters (NFD), so typed links miss it; rename the file to "caf\u00e9.svg", as npm run'],
  ["a\nb.svg", ": the name has a line break or backslash, which no address may have; rename the file"],
  ["a\\b.svg", ": the name has a line break or backslash, which no address may have; rename the file"],
]

const plain = { paper: "#ffffff", ink: "#111111", signal: "#a03010", data: "#1060a0" }

// biome-ignore format: a row each
const json: [file: string, path: string, value: unknown, expected: string][] = [
  ["colours.json", "light", { ...plain, ink: "#777777" }, "light > ink #777777 on paper #ffffff has a contrast of 4.47; expected at least 7, 2.53 more (WCAG 2.2)"],
  ["colours.json", "dark", { ...plain, paper: "#000000", ink: "#ffffff", data: "#333333", signal: "#ff9977", paperSunk: "#000000" }, "dark > data #333333 on paper #000000 has a contrast of 1.66; expected at least 4.5, 2.84 more (WCAG 2.2)"],
  ["colours.json", "light", { ...plain, signalFill: "#ffcc00", onSignal: "#ffffff" }, "light > signalFill #ffcc00 on paper #ffffff has a contrast of 1.51; expected at least 3, 1.49 more"],
  ["colours.json", "light", { paper: "#c0c0c0", ink: "#000000", signal: "#600000", data: "#003050" }, "light > black #000000 on paper #c0c0c0 has a contrast of 11.54; expected at least 14, 2.46 more"],
  ["colours.json", "lightMoreContrast", { data: "#1060a0" }, "lightMoreContrast > data #1060a0 on paper #ffffff has a contrast of 6.55; expected at least 7, 0.45 more"],
  ["colours.json", "light", { ...plain, ink: "black" }, 'light > ink "black" is not a colour such as #336699, in lower case'],
  ["colours.json", "light", { ...plain, signal: undefined }, "light > signal is missing; expected a colour such as #336699"],
  ["colours.json", "light", { ...plain, papr: "#ffffff" }, 'unknown field "light > papr"; did you mean "paper"?'],
  ["site.json", "url", "https://brand.example/site", 'url "https://brand.example/site" is not an address without a path, since the site'],
  ["site.json", "url", "brand.example", 'url "brand.example" is not an address that begins with https:// or http://'],
  ["site.json", "language", "xx-english", 'language "xx-english" is not a language that browsers know, such as "en-IN" or "hi"'],
  ["site.json", "allowedFiles", ["static/gone.js"], 'warning allowedFiles > entry 1 "static/gone.js" is not an existing file; remove it'],
  ["site.json", "allowedFiles", ["tool.js"], 'allowedFiles > entry 1 "tool.js" is not a file below static/ or content/'],
  ["site.json", "timeZone", "Mars", 'timeZone "Mars" is not a time zone such as "Asia/Kolkata" (IANA Time Zone Database)'],
  ["site.json", "tagline", "Of {Brand}", 'tagline has the unknown token {Brand}; did you mean "{brand}"?'],
  ["site.json", "brand", "A Very Long Name of a Consultancy", 'brand "A Very Long Name of a Consultancy" is not a name of at most 30 characters,'],
  ["site.json", "contact.email", "hello", 'contact > email "hello" is not an e-mail address'],
  ["site.json", "legal", undefined, "warning legal is not set; footer, privacy policy and terms don’t say who is responsible"],
  ["site.json", "legal.address", undefined, "legal > address is missing; expected the registered address, in one line"],
  ["site.json", "words", { downloads: { onlin: "View" } }, 'unknown field "words > downloads > onlin"; did you mean "online"?'],
  ["forms.json", "words", { contact: { submit: "" } }, "words > contact > submit is empty; expected words such as “Send enquiry”"],
  ["site.json", "contact.bookingUrl", "later", 'contact > bookingUrl "later" is not an address that begins with https:// or http://'],
  ["site.json", "contact.whatsapp", undefined, "warning contact > whatsapp is not set; pages leave it out"],
  ["site.json", "contact.network.url", "https://www.linkedin.com/company/brand-example/", 'warning contact > network > url "https://www.linkedin.com/company/brand-example/" is a placeholder'],
  ["site.json", "contact.whatsapp", "+91 00000 00000", 'warning contact > whatsapp "+91 00000 00000" is a placeholder'],
  ["site.json", "contact.whatsapp", "0000", 'contact > whatsapp "0000" is not a telephone number with its country, such as "+91'],
  ["site.json", "sample", undefined, 'content/cases/fast.json: is a sample, but content/site.json has no "sample": true'],
  ["site.json", "navigation.0.path", "/blgo", 'navigation > entry 1 > path "/blgo" does not exist; did you mean "/blog"?'],
  ["site.json", "navigation.0.path", "https://x.example", 'navigation > entry 1 > path "https://x.example" is not an address for visitors;'],
  ["site.json", "navigation.1", { label: "B", path: "/blog"}, 'navigation > entry 2 > path "/blog" is not unique: entry 1 already has it'],
  ["site.json", "claims.0.evidence", { case: "fats", start: 1, end: 2}, 'claims > entry 1 > evidence > case "fats" is not the slug of any case; did you mean'],
  ["site.json", "claims.0.evidence", { case: "fast", start: 1, end: 3}, 'claims > entry 1 > value "2X" does not match 1 → 3; expected "3X"'],
  ["site.json", "claims.0", { value: "20+", label: "hours", evidence: { case: "fast", start: 1, end: 2 }}, 'claims > entry 1 > value "20+" does not match'],
  ["home.json", "featured", "slow", 'featured "slow" is not the slug of any case; expected one of: fast'],
  ["home.json", "approach.steps.0.to", 0, "approach > steps > entry 1 > to is the number 0, not a week of the project, counted"],
  ["pages.json", "blog", undefined, "blog is missing; expected a group of fields: title, description, heading, lead,"],
  ["pages.json", "contact.title", "The blog page", "warning blog > title is also the title of contact > title; expected a different one"],
  ["amp.json", "posts", Array(7).fill("first"), "posts is a list of 7 entries; expected a list of up to six post slugs"],
  ["about.json", "sections.1.id", "why-us", 'sections is a list of 2 entries; expected a list with the IDs mission and why-partner, which the AMP page shows'],
  ["authors.json", "0.link", "/abuot", 'entry 1 > link "/abuot" does not exist; did you mean "/about"?'],
  ["pages.json", "landing.service", "dta", 'landing > service "dta" is not the slug of any service; did you mean "data"?'],
  ["authors.json", "0.kind", "team", 'entry 1 > kind "team" is not one of: person, organisation'],
  ["authors.json", "1", asha, 'entry 2 > slug "asha-rao" is not unique: entry 1 already has it'],
  ["categories.json", "2", { name: "Contact", description: "C.", topLevel: false}, 'entry 3 > name "Contact" would have the address /contact of another page; choose'],
  ["categories.json", "1.name", "Analytics", 'entry 2 > name "Analytics" is not unique: entry 1 already has it'],
  ["categories.json", "0.toplevel", true, 'unknown field "entry 1 > toplevel"; did you mean "topLevel"?'],
  ["brands.json", "0.logo", "brands/client.svg", 'entry 1 > logo "brands/client.svg" is missing; expected the file'],
  ["retired.json", "posts.1", "first", 'posts > entry 2 "first" is not unique: entry 1 already has it'],
  ["retired.json", "posts.0", "frist", 'warning posts > entry 1 "frist" is not the slug of any post; did you mean "first"?'],
  ["amp.json", "posts.0", "frist", 'posts > entry 1 "frist" is not the slug of any post; did you mean "first"?'],
  ["redirects.json", "0.to", "/blgo", 'entry 1 > to "/blgo" does not exist; did you mean "/blog"?'],
  ["redirects.json", "0.to", "/404.html", 'entry 1 > to "/404.html" does not exist'],
  ["redirects.json", "0.from", "/blog", 'entry 1 > from "/blog" is a page of this site'],
  ["redirects.json", "0.from", "/blog/first", 'entry 1 > from "/blog/first" is a retired address, which already answers 410'],
  ["redirects.json", "0.from", "/blog/page/7", 'entry 1 > from "/blog/page/7" is reserved for the listing /blog'],
  ["redirects.json", "0", { from: "/blog/*", to: "/cohort-analysis/*" }, 'entry 1 > from "/blog/*" covers "/blog/second", which is a page'],
  ["redirects.json", "0.from", "/charts/old.csv", 'entry 1 > from "/charts/old.csv" is reserved for files of the build'],
  ["redirects.json", "0.from", "/robots.txt", 'entry 1 > from "/robots.txt" is reserved for files of the build'],
  ["redirects.json", "0.from", "/old/", 'entry 1 > from "/old/" is not an address such as /blog/old-name, of letters, digits,'],
  ["redirects.json", "1", { from: "/older", to: "/old"}, 'entry 2 > to "/old" is itself redirected; use "/blog"'],
  ["redirects.json", "1", { from: "/old", to: "/about"}, 'entry 2 > from "/old" is not unique: entry 1 already has it'],
  ["redirects.json", "0.from", "/old/*", 'entry 1 > to "/blog" must end in "/*" where from does, and only there'],
  ["redirects.json", "0", { from: "/a", to: "/a"}, 'entry 1 > to "/a" is a redirect loop'],
  ["redirects.json", "0", { from: "/old/*", to: "/nothing/*"}, 'entry 1 > to "/nothing/*" covers no page'],
  ["redirects.json", "0.from", "/downloads/list.pdf", 'entry 1 > from "/downloads/list.pdf" is the file static/downloads/list.pdf'],
  ["redirects.json", "0.to", "/blog/first", 'entry 1 > to "/blog/first" is an old address; use "/analytics/first"'],
  ["charts/growth.json", "slug", "grwth", "slug \"grwth\" is not the file's name; expected \"growth\""],
  ["charts/growth.json", "source", undefined, "source is missing; expected where the figures come from"],
  ["charts/growth.json", "series.0.emphasis", false, "series has no emphasised entry; expected emphasis: true on the one that the title is about"],
  ["charts/growth.json", "series.1.points", [{ label: "Then", value: 1 }], "series > entry 2 > points must have the same labels as the first series"],
  ["charts/growth.json", "markers.0.at", "Never", 'markers > entry 1 > at "Never" is not in the chart; expected one of: Before, After'],
  ["charts/growth.json", "kind", "funnel", 'series has 2 entries; a funnel chart needs 1'],
  ["charts/growth.json", "forecast", [{ at: "After", low: 3, high: 4}], "forecast > entry 1 from 3 to 4 does not include the value, 2"],
  ["charts/growth.json", "gap", { from: "Wth", label: "G"}, 'gap > from "Wth" is not the name of a series; did you mean "With"?'],
  ["cases/fast.json", "metric.end", 3, 'metric > value "2X" does not match 1 → 3; expected "3X"'],
  ["cases/fast.json", "metric.value", "-90%", 'metric > value "-90%" does not match 1 → 2; expected "+100%"'],
  ["cases/fast.json", "metric.value", "3x", 'metric > value "3x" does not match 1 → 2; expected "2x"'],
  ["cases/fast.json", "metric.value", "1,200%", 'metric > value "1,200%" does not match 1 → 2; expected "100%"'],
  ["cases/fast.json", "services", ["dta"], 'services > entry 1 "dta" is not the slug of any service; did you mean "data"?'],
  ["cases/fast.json", "brand", "cleint", 'brand "cleint" is not the slug of any brand; did you mean "client"?'],
  ["cases/fast.json", "article", "frist", 'article "frist" is not the slug of any post; did you mean "first"?'],
  ["cases/fast.json", "chart", undefined, "chart is missing; expected a group of fields: kind, title, subtitle, alt, source,"],
  ["cases/fast.json", "sample", "yes", 'sample "yes" is not true or false'],
  ["ledger.json", "0.high", 1, 'entry 1 > high is the number 1, not greater than "low"'],
  ["ledger.json", "0.stated", "2998-01-01", "entry 1 > stated 2998-01-01 is in the future"],
  ["ledger.json", "0.due", "2024-12-31", 'entry 1 > due "2024-12-31" is not on or after the day it was stated'],
  ["ledger.json", "0.due", "2025-06-01", "warning entry 1 > due 2025-06-01 has passed; expected an outcome"],
  ["ledger.json", "0.case", "fats", 'entry 1 > case "fats" is not the slug of any case; did you mean "fast"?'],
]

const series = (name: string, values: object) => ({
  ...{ name, emphasis: name === "With" },
  points: Object.entries(values).map(([label, value]) => ({ label, value })),
})
const heatmap = { kind: "heatmap", series: [series("Jan", { M1: 3, M2: 2 }), series("Feb", { M1: 1 })] }
const funnel = (...values: number[]) => ({ kind: "funnel", markers: [], series: [series("With", values)] })
const marks = (...places: string[]) => ({ markers: places.map(at => ({ label: "A", at })) })
const forecast = (...places: string[]) => ({ forecast: places.map(at => ({ at, low: 1, high: 3 })) })

// biome-ignore format: a row each
const charts: [changes: object, expected: string][] = [
  [{ ...heatmap, ...marks("Feb", "M2", "Jan M2") }, ""],
  [{ ...heatmap, ...marks("Feb M2") }, 'markers > entry 1 > at "Feb M2" is not in the chart; did you mean "Feb M1"?'],
  [{ ...heatmap, ...marks(), series: [heatmap.series[0], series("Feb", { M2: 1 })] }, "series > entry 2 > points must have the same labels"],
  [funnel(3, 3, 0), ""],
  [funnel(2, 3), "series > entry 1 > points > entry 2 > value 3 is below zero or above the step before it"],
  [{ kind: "bar", series: [chart.series[0], series("B", { Later: 1 })] }, ""],
  [{ kind: "bar", series: [chart.series[0], series("B", { After: 1 })] }, 'series has the label "After" more than once'],
  [{ kind: "slope", series: [series("With", { Before: 1, Then: 2, After: 3 })] }, "series > entry 1 has 3 points; a slope chart needs 2"],
  [forecast("After"), ""],
  [forecast("Before"), 'forecast > entry 1 > at "Before" is out of order; expected "After"'],
  [forecast("Before", "After"), "forecast is only for a line chart, and must be shorter than its line"],
  [{ kind: "bar", series: [chart.series[0]], ...forecast("After") }, "forecast is only for a line chart, and must be shorter than its line"],
]

const later = { "content/posts/later.md": post("Later", { date: "2999-01-01" }) }
const draft = {
  "content/posts/draft.md": post("Draft", { draft: "true", tags: "[New]" }, "[x](/blog/later)"),
}
const redirects = (...all: [from: string, to: string][]) => ({
  "content/redirects.json": all.map(([from, to]) => ({ from, to })),
})

// Mistakes that take several files, or the title.
// biome-ignore format: a row each
const links: [body: string, others: Files, expected: string][] = [
  ["[x](/blog/draft)", { ...draft, ...later }, ':1 the link "/blog/draft" leads to content/posts/draft.md, which is a draft'],
  ["[x](/analytics/later)", later, ':1 the link "/analytics/later" leads to content/posts/later.md, which is not published before 2999-01-01'],
  ["[x](/tag/new)", { ...draft, ...later }, ':1 the link "/tag/new" does not exist'],
  ["![A plan](u\u0308.svg) [p](./u\u0308.svg)", { "content/posts/\u00fc.svg": svg("") }, ""],
  ["[x](/post/zz-old)", { "content/posts/zz-old.md": post("Old", { category: undefined }) }, ':1 the link "/post/zz-old" does not exist; did you mean "/blog/zz-old"?'],
  ["# X\n\nText", {}, "warning :1 the heading repeats the title, which the page already shows; remove it"],
  ["[x](Of_Y.md) [y](/analytics/of-y)", { "content/posts/Of_Y.md": post("Of Y") }, ""],
  ["[x](/old)", redirects(["/old", "/blog/second"]), ':1 the link "/old" is an old address; use "/blog/second"'],
]

// biome-ignore format: a row each
const projects: [own: string, files: Files, expected: string][] = [
  ["content/redirects.json", { ...redirects(["/old", "/analytics/later"]), ...later }, 'entry 1 > to "/analytics/later" leads'],
  ["content/redirects.json", { ...redirects(["/analytics/later", "/about"]), ...later }, 'entry 1 > from "/analytics/later" is the address of content/posts/later.md, which is published on 2999-01-01'],
  ["content/redirects.json", { ...redirects(["/blog/draft", "/about"]), "content/posts/draft.md": post("Draft", { draft: "true" }) }, ""],
  ["content/redirects.json", redirects(["/old.html", "/downloads/list.pdf"], ["/cohorts", "/cohort-analysis"], ["/cohorts/*", "/cohort-analysis/*"]), ""],
  ["content/redirects.json", redirects(["/a", "/b"], ["/b", "/a"]), 'entry 1 > to "/b" is a redirect loop'],
  ["content/cases/fast.json", { "content/cases/fast.json": { ...caseStudy, article: "later" }, ...later }, 'warning article "later" is not published yet; it is left out until then'],
]

const documents: Files = {
  ...validFiles,
  "content/redirects.json": [{ from: "/old", to: "/blog" }],
  "content/amp.json": { posts: ["first"] },
  "content/ledger.json": [
    { stated: "2025-01-01", estimate: "Visits", low: 1, high: 3, unit: "%", due: "2999-01-01" },
  ],
}

// Articles of one project, since to check one for each would take most of the time.
const articles = new Map(
  [...bodies.map(([body]) => `${body}\n\nAfter.\n`), ...allowed.map(([body]) => `${body}\n`)].map(
    (body, index): [string, string] => [body, `content/posts/x${index}.md`],
  ),
)
const fieldArticles = fields.map(([name, value], index) => post(`X${index}`, { [name]: value }))
let found: readonly Problem[]
let foundInFields: readonly Problem[]
beforeAll(async () => {
  const entries = [...articles].map(([body, file], index) => [file, post(`Article ${index}`, {}, body)])
  found = await problemsWith(Object.fromEntries(entries))
  const others = fieldArticles.map((text, index) => [`content/posts/x${index}.md`, text])
  foundInFields = await problemsWith(Object.fromEntries(others))
})

const expectInArticle = (body: string, expected: string): void => {
  const own = articles.get(body)
  if (!own) throw new Error("No article has this body")
  const problems = found.filter(({ file }) => file === own)
  expectFirst(problems, own, belowFrontMatter(expected))
}

test.each(bodies)("body %j", (body, expected) => expectInArticle(`${body}\n\nAfter.\n`, expected))

test("a mistake in one article is none of another file", () => {
  const files = new Set<string | undefined>(articles.values())
  expect(found.filter(({ file }) => !files.has(file))).toEqual([])
})

test.each(links)("body %j among %j", (body, others, expected) =>
  expectProblem({ [article]: post("X", {}, body), ...others }, article, belowFrontMatter(expected)),
)

test.each(fields.map((row, index) => [...row, index] as const))(
  "field %s: %j",
  (name, _value, expected, index) => {
    const own = `content/posts/x${index}.md`
    const problems = foundInFields.filter(({ file }) => file === own)
    expectFirst(problems, own, withLine(expected, fieldArticles[index], [name]), String(index))
  },
)

test("a comparison of numbers without mistakes has none", () =>
  expectProblem({ "content/reconciliations/counts.md": comparison }, "", ""))

test.each(comparisons)("a comparison of numbers with %j as %j", (written, instead, expected) => {
  const file = "content/reconciliations/counts.md"
  const line = comparison.slice(0, comparison.indexOf(written)).split("\n").length
  return expectProblem({ [file]: comparison.replace(written, instead) }, file, `:${line} ${expected}`)
})

test.each(files)("file %s: %j", (file, content, expected) =>
  expectProblem({ [file]: content }, file, withLine(expected, content)),
)

test.each(names)("a file named %j, beside a text and below static/", async (name, expected) => {
  const address = encodeURIComponent(name)
  for (const [file, body] of [
    [`content/posts/second/${name}`, `![A plan](second/${address}) and [the plan](second/${address})`],
    [`static/downloads/${name}`, `![A plan](/downloads/${address}) and [the plan](/downloads/${address})`],
  ] as const)
    await expectProblem({ [article]: post("X", {}, body), [file]: svg("") }, file, expected)
})

test.each(json)("%s: %s %j", (name, path, value, expected) => {
  const file = `content/${name}`
  const content = changed(documents[file], path.split("."), value)
  return expectProblem({ [file]: Object(content) }, file, withLine(expected, content))
})

test.each(charts)("chart with %j", (changes, expected) => {
  const file = "content/charts/growth.json"
  const content = { ...chart, ...changes }
  return expectProblem({ [file]: content }, file, withLine(expected, content))
})

test.each(projects)("%s among %j", (own, project, expected) =>
  expectProblem(project, own, withLine(expected, project[own])),
)

test("figures that follow from their two values are right, however they are written", async () => {
  const figures = [
    ["3X", 100, 300],
    ["3x", 9, 3],
    ["1.5X", 2, 3],
    ["1,5 X", 2, 3],
    ["40%", 100, 60],
    ["−40%", 100, 60],
    ["+1,200%", 1, 13],
    ["20+", 26, 4.5],
    ["Twice", 1, 9],
  ]
  const cases = figures.map(([value, start, end], index) => {
    const metric = { label: "visits", start, end, value }
    return [`content/cases/fast-${index}.json`, { ...caseStudy, metric }]
  })
  const found = await problemsWith(Object.fromEntries(cases))
  expect(found.filter(({ reason }) => reason.includes("does not match"))).toEqual([])
})

test("a whole drawing in a text has one message", async () => {
  const problems = await problemsWith({
    [article]: post("X", {}, `Text\n\n${svg('<g id="q"><path/></g><text id="q">A</text>')}\n`),
  })
  expect(problems.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/^the tag <svg> is not allowed/),
  ])
})

test("two spellings of a tag are reported once", async () => {
  const problems = await problemsWith({
    [article]: post("X", { tags: "[New ideas]" }),
    "content/posts/y.md": post("Y", { tags: "[new ideas]" }),
  })
  expect(problems.map(({ reason }) => reason)).toEqual([
    'tags > entry 1 "new ideas" has the same address as "New ideas" in content/posts/x.md; use one spelling',
  ])
})

test("a symbolic link is an error, also a broken or circular one; a file that allowedFiles names is none", async () => {
  const site = { ...siteJson, allowedFiles: ["static/sw.js", "static/host.txt", "static/legal"] }
  const root = writeProject({ "content/site.json": site, "static/sw.js": "" })
  symlinkSync(join(root, "content/site.json"), join(root, "static/host.txt"))
  symlinkSync(join(root, "content/legal"), join(root, "static/etc"))
  symlinkSync(join(root, "content/legal"), join(root, "static/legal"))
  symlinkSync("nowhere.md", join(root, "content/posts/x.md"))
  symlinkSync(".", join(root, "content/posts/loop"))
  symlinkSync("self", join(root, "static/self"))
  const { problems } = await checkContent(root)
  const reason = expect.stringMatching(
    /^the file is a symbolic link, which would publish whatever it leads to; /,
  )
  expect(problems).toMatchObject([
    { file: "content/posts/loop", reason },
    { file: "content/posts/x.md", reason },
    { file: "content/site.json", reason: expect.stringContaining('"static/legal" is not an existing file') },
    { file: "static/etc", reason },
    { file: "static/legal", reason },
    { file: "static/self", reason },
  ])
})

test.each(allowed)("allowed %j", async (body, shown) => {
  expectInArticle(`${body}\n`, "")
  const { html } = await renderBody(body, {
    shallowestHeading: 2,
    tokens: { brand: "Brand" },
    imageMarkup: async (src, alt) => `<img src="${src}" alt="${alt}">`,
    linkTarget: async () => undefined,
    diagramMarkup: async alt => diagramFor(alt, defaultDiagrams),
    chartMarkup: async () => undefined,
  })
  expect(html).toContain(shown)
})

test("a diagram has the steps that it is drawn for", async () => {
  const { cycle } = defaultDiagrams
  const reasonsWith = async (diagrams: object) =>
    (await problemsWith({ "content/diagrams.json": diagrams }))
      .filter(({ file }) => file === "content/diagrams.json")
      .map(({ reason }) => reason)
  expect(await reasonsWith({ cycle })).toEqual([])
  expect(await reasonsWith({ cycle: { ...cycle, steps: cycle.steps.slice(1) } })).toEqual([
    expect.stringContaining("expected a list of nine steps"),
  ])
})

test("an invented claim is refused on a site that is no sample", async () => {
  const { sample: _site, ...own } = siteJson
  const claims = [{ value: "9X", label: "sales", sample: true }]
  const problems = await problemsWith({ "content/site.json": { ...own, claims } })
  const refused = problems.filter(({ reason }) => reason.startsWith("is a sample, but"))
  expect(refused.map(({ file }) => file)).toContain("content/site.json")
})

test("what the sample invented is refused on a site that is no sample, also a claim's figure with its label", async () => {
  const { sample: _site, ...own } = siteJson
  const { sample: _case, ...study } = caseStudy
  const files = {
    "content/site.json": { ...own, claims: [{ value: "2X", label: "sales" }] },
    "content/cases/fast.json": { ...study, client: "Paper Boat, a weekly" },
    "content/sample.json": { words: ["Paper Boat", "2X sales", "Never written"] },
  }
  const inventedIn = async (changes: Files) =>
    (await problemsWith(changes)).flatMap(({ file, reason }) =>
      reason.includes("the sample invented") ? [`${file} ${reason.split(",")[0]}`] : [],
    )
  expect(await inventedIn(files)).toEqual([
    'content/cases/fast.json has "Paper Boat"',
    'content/site.json has "2X sales"',
  ])
  expect(await inventedIn({ ...files, "content/site.json": siteJson })).toEqual([])
})
