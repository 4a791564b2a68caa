import { site } from "../site"
import { fillTokens, tokensOf } from "../text-tokens"

/**
 * A group of words that several pages share: of `words` in content/site.json, or the default ones, which are the examples of its
 * declaration too. Each has a module, so that a page's script holds only the groups that it needs.
 */
export const wordsOf = <Name extends string>(
  group: string,
  defaults: Readonly<Record<Name, string>>,
): Readonly<Record<Name, string>> => fillTokens({ ...defaults, ...site.words?.[group] }, tokensOf(site))

/** "1 page" or "4 pages". @param many with {count} */
export const counted = (count: number, one: string, many: string): string =>
  count === 1 ? one : fillTokens(many, { count: String(count) })
