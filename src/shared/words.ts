import { formerWords } from "./former-words"
import { site } from "./site"
import { fillTokens, tokensOf } from "./text-tokens"

type Words = {
  readonly [Group in keyof typeof formerWords]: {
    readonly [Word in keyof (typeof formerWords)[Group]]: string
  }
}

/** The words that several pages share, imported as the site's settings are. */
export const words: Words = fillTokens(
  Object.fromEntries(
    Object.entries(formerWords).map(([group, former]) => [group, { ...former, ...site.words?.[group] }]),
  ) as Words,
  tokensOf(site),
)

/** "1 page" or "4 pages". @param many with {count} */
export const counted = (count: number, one: string, many: string): string =>
  count === 1 ? one : fillTokens(many, { count: String(count) })

/** "A and B and C" @param both with {one} and {other} */
export const inWords = (list: readonly string[], both: string = words.proof.both): string =>
  list.reduce((one, other) => fillTokens(both, { one, other }))
