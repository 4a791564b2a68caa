// Two patterns, since one also finds what is in a fallback, `var(--ink, var(--rule))`, and the other replaces it.

/** The names of the CSS variables that a text refers to, in its order: "ink" of `var(--ink, #111)`. */
export const variablesIn = (text: string): string[] =>
  Array.from(text.matchAll(/var\(\s*--([\w-]+)/g), ([, name = ""]) => name)

/** The text with each reference, whatever it falls back to, replaced. @param valueFor a variable, by its name */
export const fillVariables = (text: string, valueFor: (name: string) => string): string =>
  text.replace(/var\(\s*--([\w-]+)[^)]*\)/g, (_all, name) => valueFor(name))
