const key = Symbol.for("enquiries.once-per-process")
const holder = globalThis as { [key]?: Map<string, unknown> }

/**
 * Makes a thing once per process. A module variable would not do: `gatsby develop` loads a function afresh for every
 * request, so a rate limit kept in the module would never count beyond one.
 */
export const oncePerProcess = <T>(name: string, make: () => T): T => {
  holder[key] ??= new Map()
  const things = holder[key]
  if (!things.has(name)) things.set(name, make())
  return things.get(name) as T
}
