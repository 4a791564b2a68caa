import type { Backend, CmsConfig, CollectionFile, EntryCollection, Field } from "@sveltia/cms"
import { z } from "zod"
import {
  type Content,
  type ContentType,
  isMarkdownFolder,
  isPublished,
  type JsonFolder,
  jsonFolders,
  jsonTypeOf,
  knownJson,
  type MarkdownFolder,
  markdownTypes,
  maxImageBytes,
  references,
  slugExpected,
  slugPattern,
  titleFieldOf,
} from "../src/content-model"
import { today } from "../src/shared/day"
import { fillTokens, type TokenSource, tokensOf } from "../src/shared/text-tokens"
import { type Choices, fieldsOf } from "./cms-fields"

// A list has the fields of its entries.
const fieldsOfType = ({ schema }: ContentType, choices: Choices) =>
  fieldsOf((schema instanceof z.ZodArray ? schema.element : schema) as z.ZodObject, choices)

const labelsOf = ({ cms: { label, singular, hint } }: ContentType) => ({
  label,
  label_singular: singular,
  description: hint,
  hint,
})

const patternOfSlug: [string, string] = [slugPattern.source, `Expected a name ${slugExpected}`]

const markdownCollection = (folder: MarkdownFolder, choices: Choices): EntryCollection => {
  const type: ContentType = markdownTypes[folder]
  const { inFolders } = type.cms
  return {
    name: folder,
    ...labelsOf(type),
    folder: `content/${folder}`,
    path: inFolders ? "{{slug}}/index" : "{{slug}}",
    slug: { template: "{{title}}", editable: true, pattern: patternOfSlug },
    create: true,
    delete: true,
    // Images are stored beside the text, and their paths are relative to it.
    media_folder: "",
    public_folder: "",
    aliases_field: false,
    ...(folder === "posts" && {
      summary: "{{title}}, {{date}}{{draft | ternary(' (draft)', '')}}",
      sortable_fields: { fields: ["date", "title"], default: { field: "date", direction: "descending" } },
    }),
    fields: [
      ...fieldsOfType(type, choices),
      {
        name: "body",
        label: "Text",
        hint: "Markdown: ## before a section's heading, an empty line between paragraphs",
        widget: "markdown",
        // Rich text loses the alignment of table columns.
        modes: ["raw", "rich_text"],
      },
    ],
  }
}

// JSON files have no page to preview.
const editor = { preview: false }

const jsonCollection = (folder: JsonFolder, choices: Choices): EntryCollection => {
  const type: ContentType = jsonFolders[folder]
  const title = titleFieldOf(folder)
  return {
    name: folder,
    ...labelsOf(type),
    folder: `content/${folder}`,
    editor,
    extension: "json",
    identifier_field: title,
    slug:
      folder === "charts"
        ? { template: "{{fields.slug}}", editable: false }
        : { template: `{{${title}}}`, editable: true, pattern: patternOfSlug },
    fields: fieldsOfType(type, choices),
  }
}

const jsonFile = (path: string, choices: Choices): CollectionFile => {
  const type = jsonTypeOf(path) as ContentType
  const base = path.replace(".json", "")
  // No file has the name of a folder.
  const name = isMarkdownFolder(base) ? `${base}-copy` : base
  const fields = fieldsOfType(type, choices)
  // Where entries begin with a day, it alone would tell them apart.
  const [first, second] = fields.map(({ name }) => `{{fields.${name}}}`)
  const summary = fields[0]?.widget === "datetime" ? `${first}: ${second}` : undefined
  const list = {
    ...labelsOf(type),
    name: "entries",
    widget: "list",
    root: true,
    collapsed: true,
    summary,
    fields,
  }
  const file = { name, label: type.cms.label, file: `content/${path}`, editor }
  return { ...file, fields: type.schema instanceof z.ZodArray ? [list as Field] : fields }
}

export const cmsConfig = (content: Content, backend: Backend, siteUrl: string): CmsConfig => {
  const data = (name: string) => content.json.find(file => file.name === name)?.data
  const site = data("site.json") as TokenSource
  const choicesIn = (name: string) => {
    const entries = (data(name) ?? []) as { name: string; slug?: string }[]
    return fillTokens(entries, tokensOf(site)).map(({ name: label, slug }) => ({
      label,
      value: slug ?? label,
    }))
  }
  // Anyone may read the configuration.
  const shown = content.markdown.filter(({ kind, data }) => kind !== "posts" || isPublished(data, today()))
  const tags = shown.flatMap(({ data: values }) => (Array.isArray(values.tags) ? values.tags : []))
  const choices: Choices = {
    category: choicesIn(references.category.list),
    author: choicesIn(references.author.list),
    brand: choicesIn(references.brand.list),
    tags: [...new Set(tags.map(String))].sort((a, b) => a.localeCompare(b)),
  }
  return {
    backend,
    site_url: siteUrl,
    media_folder: "static/downloads",
    public_folder: "/downloads",
    show_preview_links: false,
    media_libraries: { all: { max_file_size: maxImageBytes, slugify_filename: true }, stock_assets: false },
    slug: { encoding: "ascii", clean_accents: true },
    output: { omit_empty_optional_fields: true },
    collections: [
      ...(Object.keys(markdownTypes) as MarkdownFolder[]).map(folder => markdownCollection(folder, choices)),
      ...(Object.keys(jsonFolders) as JsonFolder[]).map(folder => jsonCollection(folder, choices)),
    ],
    singletons: knownJson.map(name => jsonFile(name, choices)),
  }
}

/** The field that is on in new entries of a collection, by its name. An owner's case is no sample. */
export const switchedOn = ({ sample }: { readonly sample: boolean }): Readonly<Record<string, string>> => ({
  posts: "draft",
  ...(sample && { cases: "sample" }),
})
