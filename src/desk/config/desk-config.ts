import type { Backend, CmsConfig } from "@sveltia/cms"
import type { Content } from "../../content-model/read/read-content"
import { textOf } from "../../content-model/types/values"
import { type SiteWords, tokensOf } from "../../shared/tokens"
import { collectionsOf } from "./collections"

const named = (data: unknown): string[] =>
  Array.isArray(data) ? data.flatMap(entry => textOf(entry?.name) || []) : []

const tagsOf = ({ markdown }: Content): string[] =>
  [...new Set(markdown.flatMap(({ data }) => (Array.isArray(data.tags) ? data.tags.map(textOf) : [])))]
    .filter(Boolean)
    .sort((a, b) => a.localeCompare(b))

/** What the desk's page reads first. */
export type DeskData = {
  config: CmsConfig
  /** What tokens such as `{brand}` stand for, for the preview. */
  tokens: Record<string, string>
}

/**
 * The configuration of the desk (Sveltia CMS, "Configuration") for the content as it stands now: fields, words, limits
 * and choices come from the content model, so that there is nothing to write twice.
 * @param siteUrl the address that the desk's links to the site begin with
 */
export const deskData = (content: Content, backend: Backend, siteUrl: string): DeskData => {
  const data = (name: string) => content.json.find(file => file.name === name)?.data
  const site = data("site.json") as SiteWords
  const { brand } = site
  const config: CmsConfig = {
    load_config_file: false,
    backend,
    app_title: `${brand}: desk`,
    logo: { src: "/favicon.svg" },
    site_url: siteUrl,
    media_folder: "static/downloads",
    public_folder: "/downloads",
    show_preview_links: false,
    // A file's address never holds a space, and looks the same everywhere.
    slug: { encoding: "ascii", clean_accents: true },
    output: {
      omit_empty_optional_fields: true,
      // In quotes a text is a text, whatever it looks like: a date, a number, "no".
      yaml: { quote: "double" },
    },
    ...collectionsOf(content, { brand, categories: named(data("categories.json")), tags: tagsOf(content) }),
  }
  return { config, tokens: tokensOf(site) }
}
