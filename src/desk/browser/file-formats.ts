import type CMS from "@sveltia/cms"
import { JSON_SCHEMA, safeLoad } from "js-yaml"
import { writeJson } from "../../content-model/write/write-json"
import { writeMarkdown } from "../../content-model/write/write-markdown"
import type { MarkdownFormat } from "../config/collections"
import type { DeskData } from "../config/desk-config"

/**
 * The fields of a markdown file, and its text as `body`. A day stays the text that was typed. A switch that is not there is
 * off: the desk would else set it to what a new entry begins with.
 */
export const readMarkdown = ({ switches }: MarkdownFormat, text: string): Record<string, unknown> => {
  const lines = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n")
  const parts = /^---[ \t]*\n((?:.*\n)*?)---[ \t]*(?:\n([\s\S]*))?$/.exec(lines)
  if (!parts) throw new Error("The file does not begin with front matter, lines between two ---")
  const off = Object.fromEntries(switches.map(name => [name, false]))
  return {
    ...off,
    ...(safeLoad(parts[1] ?? "", { schema: JSON_SCHEMA }) as object),
    body: (parts[2] ?? "").trim(),
  }
}

/** The file of a text, with its fields in the model's order, and a switch that is off left out. */
export const markdownFile = (
  { fields, days }: MarkdownFormat,
  { body, ...values }: Record<string, unknown>,
): string => {
  const names = [...new Set([...fields, ...Object.keys(values)])]
  const written = names.filter(name => values[name] !== undefined && values[name] !== false)
  return writeMarkdown(
    Object.fromEntries(written.map(name => [name, values[name]])),
    String(body ?? ""),
    days,
  )
}

/** The file of a chart or another JSON file, with the switches that are off left out. */
export const jsonFile = (switches: readonly string[], value: unknown): string =>
  writeJson(
    JSON.parse(
      JSON.stringify(value, (name, entry) =>
        entry === false && switches.includes(name) ? undefined : entry,
      ),
    ),
  )

/**
 * Lets the desk read and write files as the rest of the project does, so that saving changes no more than the editor did.
 */
export const registerFormats = (cms: typeof CMS, { formats, jsonSwitches }: DeskData): void => {
  for (const [name, format] of Object.entries(formats))
    cms.registerCustomFormat(name, "md", {
      fromFile: text => readMarkdown(format, text),
      toFile: values => markdownFile(format, values),
    })
  cms.registerCustomFormat("json", "json", { toFile: value => jsonFile(jsonSwitches, value) })
}
