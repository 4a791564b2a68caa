import { parser } from "sax"

/** What is wrong with a text as XML (XML 1.0, section 2.1, "Well-Formed XML Documents"). @returns undefined when nothing is */
export const xmlMistake = (text: string): string | undefined => {
  const strict = parser(true)
  let mistake: string | undefined
  strict.onerror = error => {
    mistake ??= error.message.replaceAll("\n", ", ")
    strict.resume()
  }
  strict.write(text).close()
  return mistake
}

/** The texts of the elements of a name in a well-formed document. */
export const xmlTexts = (text: string, name: string): string[] => {
  const strict = parser(true)
  const texts: string[] = []
  let inside = false
  strict.onopentag = tag => {
    inside = tag.name === name
    if (inside) texts.push("")
  }
  strict.ontext = part => {
    if (inside) texts.push((texts.pop() ?? "") + part)
  }
  strict.onclosetag = () => {
    inside = false
  }
  strict.write(text).close()
  return texts.map(found => found.trim())
}
