import { readFileSync } from "node:fs"
import { privacyTokens } from "../shared/privacy-tokens"
import { type TokenSource, tokensOf } from "../shared/text-tokens"

// Parcel compiles this file to another folder, so only the working directory is the project's.
export const readContentJson = <T>(name: string): T =>
  JSON.parse(readFileSync(`content/${name}.json`, "utf8"))

/** Reads again at each call; while that fails, `gatsby develop` keeps the last value and a build stops. */
export const lastValid = <T>(read: () => T, first: T) => {
  let value = first
  return (): T => {
    try {
      value = read()
    } catch (error) {
      if (process.env.NODE_ENV === "production") throw error
    }
    return value
  }
}

export const readTokens = (): Record<string, string> => ({
  ...tokensOf(readContentJson<TokenSource>("site")),
  ...privacyTokens(process.env),
})

export const siteTokens = lastValid(readTokens, {})
