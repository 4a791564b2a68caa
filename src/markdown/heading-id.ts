const written = /\s*\{(?:#|\/\*?\s*)([A-Za-z][\w-]*)(?:\s*\*?\/)?\}\s*$/

/**
 * The id that an editor gives a heading in braces at its end: `## Costs {#price}`, as Pandoc, Hugo and Docusaurus read it,
 * or as a comment of MDX, whose asterisks markdown takes for italics.
 * @returns the heading's words without it
 */
export const headingIdOf = (text: string): { text: string; id?: string } => {
  const found = written.exec(text)
  return found?.[1] ? { text: text.slice(0, found.index), id: found[1] } : { text }
}
