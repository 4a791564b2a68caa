import { type Files, post } from "../content-fixture"

/** What an editor does to a sound folder of content, and what the check is to say. */
export type Case = {
  name: string
  /** Files written, or removed where undefined. */
  files: Files
  /** Done to the folder afterwards, for what files alone cannot say. */
  change?: (root: string) => void
  /** `error …` and `warning …` with a part of the message, or `allowed`. */
  expected: string
  /** For a body that is allowed: a part of its HTML. */
  shown?: string
  body?: string
}

/** The article that most mistakes are made in. */
export const article = "content/posts/x.md"

type BodyRow = [name: string, body: string, expected: string, shown?: string]

/** Cases of bodies: the article's text is replaced. */
export const inBody = (rows: readonly BodyRow[]): Case[] =>
  rows.map(([name, body, expected, shown]) => ({
    name,
    files: { [article]: post("X", {}, `${body}\n\nSee [the services](/services).\n`) },
    expected,
    body,
    ...(shown === undefined ? {} : { shown }),
  }))

type FieldRow = [name: string, fields: Record<string, string | undefined>, expected: string]

/** Cases of front matter: fields of the article are replaced, as they stand behind their colons. */
export const inFields = (rows: readonly FieldRow[]): Case[] =>
  rows.map(([name, fields, expected]) => ({
    name,
    files: { [article]: post("X", fields, "See [the services](/services).\n") },
    expected,
  }))

type FileRow = [name: string, files: Files, expected: string, change?: (root: string) => void]

/** Cases of whole files. */
export const inFiles = (rows: readonly FileRow[]): Case[] =>
  rows.map(([name, files, expected, change]) => ({ name, files, expected, ...(change ? { change } : {}) }))
