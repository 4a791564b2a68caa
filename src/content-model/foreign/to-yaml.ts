import { parse as parseToml } from "smol-toml"
import { Document, parse as parseYaml } from "yaml"
import { withoutTaxonomies } from "./convert"

// Each has what is in the front matter as a group.
const toml = /^(?:\+\+\+|---[ \t]*toml)[ \t]*\r?\n([\s\S]*?)(?<=\n)(?:\+\+\+|---)[ \t]*(?:\r?\n|$)/
const json =
  /^(?:---[ \t]*json[ \t]*\r?\n([\s\S]*?)(?<=\n)---|(\{\s*["}](?:.*\}|[\s\S]*?\n\})))[ \t]*(?:\r?\n|$)/

const asText = (front: unknown, comments: readonly string[]): string => {
  const document = new Document(withoutTaxonomies(JSON.parse(JSON.stringify(front))))
  if (document.contents && comments.length > 0) document.contents.commentBefore = comments.join("\n")
  return `---\n${document.toString({ lineWidth: 0, flowCollectionPadding: false })}---\n`
}

/**
 * A text whose front matter is TOML or JSON, with it in YAML; comments of TOML come first.
 * @returns undefined for any other text @throws if the front matter is not valid
 */
export const toYaml = (text: string): string | undefined => {
  const [inToml, fields] = toml.exec(text) ?? []
  const [inJson, ...found] = json.exec(text) ?? []
  const whole = inToml ?? inJson
  if (whole === undefined) return undefined
  const front =
    fields === undefined
      ? // YAML contains JSON, apart from tabs.
        asText(parseYaml(found.join("").replace(/\t/g, " ")), [])
      : asText(
          parseToml(fields),
          [...fields.matchAll(/^[ \t]*#(.*)/gm)].map(([, comment = ""]) => comment),
        )
  return (whole.includes("\r\n") ? front.replaceAll("\n", "\r\n") : front) + text.slice(whole.length)
}
