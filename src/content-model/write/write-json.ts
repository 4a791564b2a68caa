const widest = 110

const isPlain = (value: unknown) => typeof value !== "object" || value === null

const layOut = (value: unknown, indent: string, before: number): string => {
  if (isPlain(value)) return JSON.stringify(value)
  const isList = Array.isArray(value)
  const entries = Object.entries(value as object)
  const [open, close] = isList ? ["[", "]"] : ["{", "}"]
  if (entries.length === 0) return open + close
  const nameOf = (key: string) => (isList ? "" : `${JSON.stringify(key)}: `)
  const line = `{ ${entries.map(([key, entry]) => nameOf(key) + JSON.stringify(entry)).join(", ")} }`
  if (
    !isList &&
    entries.every(([, entry]) => isPlain(entry)) &&
    indent.length + before + line.length <= widest
  )
    return line
  const inner = `${indent}  `
  const lines = entries.map(([key, entry]) => inner + nameOf(key) + layOut(entry, inner, nameOf(key).length))
  return `${open}\n${lines.join(",\n")}\n${indent}${close}`
}

/**
 * A JSON file of content as this project writes it: an object of texts and numbers on one line where it has at most 110
 * characters, all else with a line for each entry.
 */
export const writeJson = (value: unknown): string => `${layOut(value, "", 0)}\n`
