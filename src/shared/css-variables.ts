const reference = /var\(\s*--([\w-]+)/

/** The names of the CSS variables that a text refers to, in its order: "ink" of `var(--ink, #111)`. */
export const variablesIn = (text: string): string[] =>
  Array.from(text.matchAll(new RegExp(reference, "g")), ([, name = ""]) => name)

/** Where the function that begins there ends: after the bracket that closes it, or at the end of the text. */
const endOfCall = (text: string, start: number): number => {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === "(") depth += 1
    if (text[at] === ")") depth -= 1
    if (text[at] === ")" && depth === 0) return at + 1
  }
  return text.length
}

/** The text with each reference, whatever it falls back to, replaced. @param valueFor a variable, by its name */
export const fillVariables = (text: string, valueFor: (name: string) => string): string => {
  const found = reference.exec(text)
  if (!found) return text
  const rest = text.slice(endOfCall(text, found.index))
  return text.slice(0, found.index) + valueFor(found[1] ?? "") + fillVariables(rest, valueFor)
}
