import type { Backend, CmsConfig } from "@sveltia/cms"
import { mostBytes } from "../../content-model/check/image-files"
import type { Content } from "../../content-model/read/read-content"
import { textOf } from "../../content-model/types/values"
import { fillTokens, type SiteWords, tokensOf } from "../../shared/tokens"
import { collectionsOf, jsonSwitches, type MarkdownFormat, markdownFormats } from "./collections"

const brandsOf = (data: unknown) =>
  Array.isArray(data) ? data.map(entry => ({ value: textOf(entry?.slug), label: textOf(entry?.name) })) : []

const named = (data: unknown): string[] =>
  Array.isArray(data) ? data.flatMap(entry => textOf(entry?.name) || []) : []

const authorsOf = (data: unknown) =>
  Array.isArray(data) ? data.map(entry => ({ label: textOf(entry?.name), value: textOf(entry?.slug) })) : []

const tagsOf = ({ markdown }: Content): string[] =>
  [...new Set(markdown.flatMap(({ data }) => (Array.isArray(data.tags) ? data.tags.map(textOf) : [])))]
    .filter(Boolean)
    .sort((a, b) => a.localeCompare(b))

/** What the desk's page reads first. */
export type DeskData = {
  config: CmsConfig
  /** How the texts of each folder are written. */
  formats: Record<string, MarkdownFormat>
  /** The switches of JSON files that are left out while they are off. */
  jsonSwitches: string[]
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
    media_libraries: { all: { max_file_size: mostBytes, slugify_filename: true }, stock_assets: false },
    // A file's address never holds a space, and looks the same everywhere.
    slug: { encoding: "ascii", clean_accents: true },
    output: { omit_empty_optional_fields: true },
    ...collectionsOf(content, {
      brand,
      categories: named(data("categories.json")),
      authors: authorsOf(fillTokens(data("authors.json"), tokensOf(site))),
      tags: tagsOf(content),
      brands: brandsOf(data("brands.json")),
    }),
  }
  return { config, formats: markdownFormats(), jsonSwitches: jsonSwitches(), tokens: tokensOf(site) }
}
