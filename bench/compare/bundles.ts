import { builtScripts } from "../bundle/built-scripts"
import { nameOf } from "../site-name"
import { table } from "../table"

/**
 * The scripts of some builds beside each other, in kB as sent; those that nothing names but a number or a hash are told by
 * their sum, since these differ from build to build.
 * @param folders of the sites
 */
export const compareBundles = (folders: readonly string[]): string => {
  const sums = folders.map(folder => {
    const sent = new Map<string, number>()
    for (const script of builtScripts(folder)) {
      const name = /^(?:shared |\d+$)/.test(script.name) ? "shared and late scripts" : script.name
      for (const key of [name, "all scripts"]) sent.set(key, (sent.get(key) ?? 0) + script.sent)
    }
    return sent
  })
  const rows = [...new Set(sums.flatMap(sent => [...sent.keys()]))].map(name => {
    const kB = sums.map(sent => (sent.get(name) ?? 0) / 1000)
    const [first = 0] = kB
    return [
      name,
      ...kB.map(value => value.toFixed(1)),
      first > 0 ? ((kB.at(-1) ?? 0) / first).toFixed(2) : "",
    ]
  })
  return table([["script, kB as sent", ...folders.map(nameOf), "ratio"], ...rows])
}
