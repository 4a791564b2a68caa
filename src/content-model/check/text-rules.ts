import { suggestion } from "../report/nearest"
import { fieldError, fieldWarning, type Path, quote, type Source } from "../report/problems"

/** Tokens in braces, such as {brnd}, that no value is put in for. */
export const tokenFaults = (text: string, tokens: Record<string, string>): string[] => {
  const known = Object.keys(tokens).map(name => `{${name}}`)
  return [...text.matchAll(/\{\s*[A-Za-z][\w-]*\s*\}/g)]
    .filter(([token]) => !known.includes(token))
    .map(([token]) => `has the token ${token}, which stands for nothing${suggestion(token, known)}`)
}

// Of the second group no reader sees anything.
const unshown = /(?![\t\n\r])[\p{Cc}\ufffe\uffff\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u

/** Markdown and HTML in a field that is shown as it is typed. */
const markup =
  /\*\*[^*]+\*\*|(?<!\w)([_*])[^\s_*][^_*]*\1(?!\w)|`[^`]+`|\[[^\]]*\]\([^)]*\)|<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);|^[“”„«].*[“”»]$/i
// What the font of the share images can write.
const writable = /^[\p{Script=Latin}\p{N}\p{P}\p{Sc}\p{Sm}\p{Sk}\p{Z}\p{M}\u2190-\u21ff]*$/u

/** Checks a text of a field. @param isPlain it is shown as it is typed, in one line: a title, an excerpt, a description */
export const checkText = (source: Source, path: Path, text: string, isPlain: boolean): void => {
  const code = unshown.exec(text)?.[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")
  if (code) fieldError(source, path, `holds the character U+${code}, which cannot be seen; remove it`)
  if (!isPlain) return
  if (text !== text.trim() || text.includes("\n"))
    fieldError(source, path, "has several lines or spaces around it; write it in one line")
  const [typed] = markup.exec(text) ?? []
  if (typed) fieldWarning(source, path, `shows ${quote(typed)} as it is typed; write its words alone`)
  if (path.at(-1) === "title" && !writable.test(text))
    fieldWarning(source, path, "has letters that the share image leaves out; expected Latin ones")
}
