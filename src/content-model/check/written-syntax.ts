// All that a person did not mean to publish as it is: mistakes, syntax of other systems, what was pasted.

import { template, templateStart } from "../foreign/template"

/** Markdown with a mistake, which is shown as typed. */
export const brokenSyntax: [syntax: RegExp, expected: string][] = [
  [
    new RegExp(`!?\\[[^\\][]*\\]\\([^)\\n]*${templateStart.source}[^)\\n]*\\)?`, "g"),
    "the address itself, not a template of another system",
  ],
  [
    new RegExp(`!?\\[[^\\][]*\\]\\((?!\\))(?![^)\\n]*${templateStart.source})[^)\\n]*\\)?`, "g"),
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

/** Whether SVG, HTML or XML would run a script. */
export const hasScript = (markup: string): boolean =>
  /<(?:[\w-]+:)?script\b|<[^>]*\son\w+\s*=|["'=\s]javascript:/i.test(markup)

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
  [
    /\[\/?(?:caption|gallery|embed|playlist|sourcecode)\b[^\]\n]*\]|\[\w[\w-]*(?: [\w-]+=(?:"[^"\n]*"|“[^”\n]*”|'[^'\n]*'|[^\s\]]+))+ ?\/?\]|\[\/[a-z]\w*-[\w-]*\]/g,
  ],
  [/\[#(?<=^#{1,6}[ \t].*)[\w-]+\][ \t]*$/g, "write {#…} instead"],
  [/^[ \t>]*:[ \t]+(?=\S)/gm, "write a list with the terms in bold instead of a definition list"],
  [/\^(?<=\S[ \t]+\^)(?=[\w-]*[A-Za-z])[\w-]{2,}[ \t]*$/g, "remove this name of a block"],
  [
    /^[ \t>]*[\p{L}\p{N}][\p{L}\p{N} _-]{0,40}::(?=[ \t]+\S)|[[(][\p{L}\p{N}][\p{L}\p{N} _-]{0,40}::[ \t][^\])\n]*[\])]/gmu,
    "remove it, or write a sentence",
  ],
  [
    /(?<=\uFFFC)[ \t]?\{:?[ \t]*[a-z-]+=(?:"[^"\n]*"|'[^'\n]*'|[^\s{}"']+)[^{}\n]*\}/gi,
    "remove it, since texts set no sizes",
  ],
  [/^[ \t>]*<<<[ \t]*@?[./][^\s]+.*$/gm, "write the code itself between lines of ```"],
  [
    /\{(?:\+\+|--|~~|>>)[^{}\n]+(?:\+\+|--|~~|<<)\}|\(\([0-9a-f-]{36}\)\)|^\\(?:newpage|pagebreak|clearpage)\b/gm,
    "remove it",
  ],
  [
    /^\.\.[ \t]+[\w-]+::.*$|(?<![\w:]):[a-z-]+:(?=\uFFFC)|(?<![\w:]):[a-z-]+\[[^\]\n]*\]/gm,
    "write markdown instead",
  ],
  [/^(?:import\s[^'"\n]*["'][^'"\n]+["'];?|export (?:const|default|function)\b)/gm, "remove it"],
  [/\b(?:TODO|FIXME|TBD|XXX)\b(?=[:\s]|$)|lorem ipsum/gi, "write the text itself instead"],
]

/** What a backslash keeps from being a bracket: formulas of LaTeX. */
export const escapedSyntax =
  /\\\([^\n]{1,80}?\\\)|\\\[(?=[\s\S]*?(?:[=^]|\\[a-z]{2,})[\s\S]*?\\\])[\s\S]{1,200}?\\\]/g

const greeting =
  "Sure(?: thing)?|Certainly|Of course|Absolutely|Great question|Natürlich|Gerne?|Selbstverständlich|Bien sûr|Certainement|Claro|Por supuesto|Certo|ज़रूर|बिल्कुल"
const rewritten =
  "rewritten|revised|edited|polished|shortened|proofread|translated|corrected|reworded|rephrased"
const piece =
  "version|section|article|text|draft|paragraph|(?:blog )?post|copy|introduction|intro|conclusion|summary|translation|response"

/** What a person did not write on purpose, with what to do. */
export const pastedText: [syntax: RegExp, advice: string][] = [
  [
    /【[^】\n]*†[^】\n]*】|\[(?:cite|oaicite)(?:_(?:start|end)|[:=][^\]\n]*)?\](?:\{[^}\n]*\})?|:?contentReference\[[^\]\n]*\](?:\{[^}\n]*\})?|\[(?:web|source|file|attached[_-]file|doc|page|search|tool|memory)[:=] ?\d[\d,:\s-]*\]|\bturn\d+(?:search|view|news|image|file|fetch)\d+|<\|\w+\|>/g,
    "remove this mark of an assistant",
  ],
  [
    new RegExp(
      `^(?:${greeting})[!,.:—– -]+(?:here|hier|voici|aqu[ií]|ecco|यहाँ|I[’'](?:ll|ve)|let me)(?!\\p{L})[^\\n]*|^Here(?:[’']s| is| are) (?:the|your|an?|some) (?:[\\w-]+,? ){0,2}(?:${rewritten}) (?:[\\w-]+ ){0,3}(?:${piece})\\b[^\\n]*`,
      "giu",
    ),
    "remove this answer of an assistant",
  ],
  [
    /\bas an? (?:AI|large) language model\b|\bas of my (?:last|latest) (?:knowledge |training )?(?:update|cut-?off)|\bmy knowledge cut-?off\b|\b(?:would you like|let me know if you(?:[’']d| would) like) me to\b[^.?\n]*|\bI(?:[’']m| am) sorry, but (?:as an AI|I (?:can(?:[’']t|not) (?:assist|help|fulfil)|am unable))/gi,
    "remove this answer of an assistant",
  ],
  [
    /\[(?:(?:insert|add|enter|fill in|replace(?: with)?|put|include|provide|specify) [^\]\n]{2,60}|your (?!own)[^\]\n]{2,40}|[^\]\n]{2,40} (?:here|goes here|to come|to be (?:added|confirmed|written))|placeholder[^\]\n]*|tb[acd]|tk+|x{2,}\s?%?|(?:company|client|product|customer|brand|author|business|contact)(?:[’']s)? name)\](?![([:])|\{(?:insert|add|your) [^{}\n]+\}|\bINSERT [A-Z][A-Z ]* HERE\b/gi,
    "write what belongs there",
  ],
  [/\uFFFD+/g, "write the letter that was lost"],
  [
    /â€.?|Ã[\u00a0-\u00aa\u00ac-\u00ba\u00bc-\u00bfŠŒŽšœžŸ™ˆƒ†‡€˜]|Â[\u00a0-\u00aa\u00ac-\u00ba\u00bc-\u00bf]|(?:[ÐÑ][\u00a0-\u00bf€-™Œ-Ÿ]){2,}|(?:à[¤-¹][\u00a0-\u00bf€-™Œ-Ÿˆ˜ƒ]){2,}|(?:[ã-é][\u00a1-\u00aa\u00ac-\u00ba\u00bc-\u00bf€-™Œ-Ÿˆ˜ƒ][\u00a1-\u00aa\u00ac-\u00ba\u00bc-\u00bf€-™Œ-Ÿˆ˜ƒ]){2,}|ðŸ.{0,2}|ï¿½|ï»¿/g,
    "write the letters that this was: the text was decoded wrongly",
  ],
  [/&amp;(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);/gi, "write the character itself, which was encoded twice"],
  [
    /(?:\\r)?\\n(?:\\r)?\\n|\\n(?<=[\p{L}\p{N}][.!?:;,”"’)]?\\n)(?=\p{Lu}|[-*#])|\\u(?:[\da-fA-F]{4}|\{[\da-fA-F]+\})/gu,
    "write the line end or character itself",
  ],
]

/** Where a link was copied from an answer. */
export const assistantSource =
  /[?&]utm_source=(?:[^&#]*(?:chatgpt|openai|perplexity|claude|anthropic|gemini|copilot|deepseek|mistral|grok|bing_?chat))[^&#]*/i

/** `![A chart|200](a.png)` */
export const altSize = /\|\s*(?:(?:left|right|center|centre|inline)\s*\|?\s*)?(?:\d+(?:x\d*)?(?:px|%)?)?\s*$/i

/** Marks of direction that belong to Arabic and Hebrew, and others that no reader sees. */
export const invisibleMarks =
  /[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|[\u{e0001}-\u{e007f}](?<!\u{1f3f4}[\u{e0020}-\u{e007f}]+)/gu

/** What is probably no code, although four spaces before it make it code, with what to do. */
export const indentedText: [syntax: RegExp, advice: string][] = [
  [/<\/?[a-z][\w-]*(?:\s[^<>]*)?>/i, "the tag is shown as code; remove the four spaces before it"],
  [
    /^(?!\s*[-+*#>$])(?:[^\s{}()[\]=<>|\\/;]+[ \t]+){7,}[^\s{}()[\]=<>|\\/;]+$|^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{P}\s]{16,}$/mu,
    "the text is shown as code; remove the four spaces before it, or put it between lines of ```",
  ],
]
