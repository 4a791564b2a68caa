/** Markdown with a mistake, which is shown as typed. */
export const brokenSyntax: [syntax: RegExp, expected: string][] = [
  [/!?\[[^\][]*\]\([^)\n]*\{[{%][^)\n]*\)?/g, "the address itself, not a template of another system"],
  [
    /!?\[[^\][]*\]\((?!\))(?![^)\n]*\{[{%])[^)\n]*\)?/g,
    "an address without spaces (write %20) and a closing )",
  ],
  [
    /\[[^\][]+\][ \t]+\((?:https?:|\uFFFC|\.*\/|#|mailto:|[\w-]+\.\w+\))[^)\s]*\)?/g,
    "no space between ] and (",
  ],
  [/!\[[^\](]*\([^)\s]*\.\w+\)/g, "] before ("],
  [/(?<![\w\])])!?\[[^\][]*[A-Za-z][^\][]*\]\[(?!,)[^\][]*\]/g, "a line [name]: with the address"],
  [/\[\^[^\]\s]+\]/g, "a line [^name]: with the text of the footnote"],
  [/^[ \t>]*#{2,6}(?=[^\s#])/gm, "a space after it"],
  [/<\/?[a-z][^<>\n]*[“”‘’«»][^<>\n]*>/gi, "straight quotation marks"],
  [/(?<!\S)%%[^%]+%%|^[ \t>]*%%|\{#(?![\w-]+\})[\s\S]*?#\}/gm, "<!-- … --> around a private note"],
]

/** Templates of Hugo, Jekyll, Eleventy and the like. */
export const template = /\{\{[^{}]*\}\}|\{%[\s\S]*?%\}/g

const markdownFor: [name: RegExp, markdown: string][] = [
  [/^\W*(?:figure|ima?ge?|caption|gallery)\b/i, "![what it shows](image.png)"],
  [/^\W*(?:end)?(?:highlight|(?:source)?code)\b/i, "a code fence (```)"],
  [/^\W*(?:youtube|vimeo|embed|tweet|gist)\b/i, "its address as a link on its own line"],
]

/** What to write in place of a template or shortcode. */
export const adviceFor = (found: string): string =>
  `write ${markdownFor.find(([name]) => name.test(found))?.[1] ?? "markdown"} instead`

/** Syntax of other systems, and placeholders, with what to do; without advice, templates and shortcodes. */
export const otherSyntax: [syntax: RegExp, advice?: string][] = [
  [template],
  [/<\/?[a-z][^<>\n“”‘’«»]*[/="][^<>\n“”‘’«»]*>/gi, "write [text](address), or a tag without a mistake"],
  [/\{\/\*[\s\S]*?\*\/\}/g, "write <!-- … --> instead"],
  [/^[ \t>]*(?::::+[ \t]*\w*|(?:!!!|\?\?\?)\+?[ \t]+\w+)/gm, "write a quotation (> …) instead"],
  [/(?<=^|\s):[a-z][a-z0-9_+-]+:(?=$|\s|[.,!?])/g, "write the character itself instead"],
  [/\$\$/g, "write a code fence with the language formula instead"],
  [
    /(?<![\w$])\$(?:[^\s$]|[^\s$][^$\n]*[^\s$])\$(?![\w$])/g,
    "write <sub> and <sup>, or a code fence with the language formula instead",
  ],
  [/^[ \t>]*[•–‣▪·] (?=[^\s|])/gm, "write a list with - instead"],
  [/^[ \t>]*(?:-|\d{1,3}[.)])(?=\p{L}\p{L})/gmu, "write a space after it, if it is a list"],
  [/^[ \t>]*#{1,6}(?=[\u00a0\u2000-\u200b\u3000])/gm, "write an ordinary space after it, if it is a heading"],
  [/\*\*(?=[^\s*])|(?<=[^\s*])\*\*/g, "write **bold** without spaces inside it, or <b>bold</b> instead"],
  [/(?<![=\w])==(?=[^\s=])[^=\n]+==(?!=)/g, "write <mark>…</mark> instead"],
  [/(?<=\w)\^[^\s^]{1,12}\^/g, "write <sup>…</sup> instead"],
  [/(?<=\p{L})~\w{1,8}~(?!~)/gu, "write <sub>…</sub> instead"],
  [/\^\[[^\]\n]+\]/g, "write [^1], and a line [^1]: with the text of the footnote, instead"],
  [
    /^[ \t>]*\[\[?[_\uFFFC]?toc[_\uFFFC]?\]?\][ \t]*$/gim,
    "remove it, since the page has a table of contents",
  ],
  [/!\[\[[^\]\n]+\]\]/g, "write ![what it shows](image.png) instead"],
  [/(?<!!)\[\[(?![_\uFFFC]?toc)[^\]\n]+\]\]/gi, "write [its title](other-text.md) instead"],
  [/\[!(?!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION|DECISION)\](?![-+]))\w+\][-+]?/gi, "write [!NOTE] instead"],
  [/\{(?::|[.#][\w-]+)[^{}\n]*\}/g, "remove it"],
  [/\[\/?(?:caption|gallery|embed|playlist|sourcecode)\b[^\]\n]*\]|\[\w+(?: \w+=(?:"[^"\n]*"|[^\s\]]+))+\]/g],
  [/^(?:import\s[^'"\n]*["'][^'"\n]+["'];?|export (?:const|default|function)\b)/gm, "remove it"],
  [/\b(?:TODO|FIXME|TBD|XXX)\b(?=[:\s]|$)|lorem ipsum/gi, "write the text itself instead"],
]

/** What is probably no code, although four spaces before it make it code, with what to do. */
export const indentedText: [syntax: RegExp, advice: string][] = [
  [/<\/?[a-z][\w-]*(?:\s[^<>]*)?>/i, "the tag is shown as code; remove the four spaces before it"],
  [
    /^(?!\s*[-+*#>$])(?:[^\s{}()[\]=<>|\\/;]+[ \t]+){7,}[^\s{}()[\]=<>|\\/;]+$|^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{P}\s]{16,}$/mu,
    "the text is shown as code; remove the four spaces before it, or put it between lines of ```",
  ],
]
