const key = Symbol.for("enquiries.once-per-process")
const holder = globalThis as { [key]?: Map<string, unknown> }

/**
 * Makes a thing once per process and returns the same one ever after.
 * A module variable would not do: each Gatsby function is a bundle of its own, and `gatsby serve` loads it
 * afresh for every request, so a rate limit kept in the module would never count beyond one.
 * @param name what the thing is called in the process
 * @param make makes it, the first time
 */
export const oncePerProcess = <T>(name: string, make: () => T): T => {
  holder[key] ??= new Map()
  const things = holder[key]
  if (!things.has(name)) things.set(name, make())
  return things.get(name) as T
}
