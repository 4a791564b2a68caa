import { fieldError, fieldWarning, type Path, quote, type Source, suggestion } from "../report/problems"

/** Unknown tokens, such as {brnd}. */
export const tokenFaults = (text: string, tokens: Record<string, string>): string[] => {
  const known = Object.keys(tokens).map(name => `{${name}}`)
  return [...text.matchAll(/\{\s*[A-Za-z][\w-]*\s*\}/g)]
    .filter(([token]) => !known.includes(token))
    .map(([token]) => `has the unknown token ${token}${suggestion(token, known)}`)
}

// Control and invisible characters.
const unshown = /(?![\t\n\r])[\p{Cc}\ufffe\uffff\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u

const markup =
  /\*\*[^*]+\*\*|(?<!\w)([_*])[^\s_*][^_*]*\1(?!\w)|`[^`]+`|\[[^\]]*\]\([^)]*\)|<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);|^[“”„«].*[“”»]$/i
// The characters of the share images' font.
const writable = /^[\p{Script=Latin}\p{N}\p{P}\p{Sc}\p{Sm}\p{Sk}\p{Z}\p{M}\u2190-\u21ff]*$/u

/** Checks the text of a field. @param isPlain shown as one line of plain text: a title or description */
export const checkText = (source: Source, path: Path, text: string, isPlain: boolean): void => {
  const code = unshown.exec(text)?.[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")
  if (code) fieldError(source, path, `has the invisible character U+${code}; remove it`)
  if (!isPlain) return
  if (text !== text.trim() || text.includes("\n"))
    fieldError(source, path, "has several lines or spaces around it; write it as one line")
  const [typed] = markup.exec(text) ?? []
  if (typed) fieldWarning(source, path, `shows ${quote(typed)} as typed; write plain text`)
  if (path.at(-1) === "title" && !writable.test(text))
    fieldWarning(source, path, "has letters that the share image omits; expected Latin ones")
}
