import type { CollectionFile, EntryCollection } from "@sveltia/cms"
import { z } from "zod"
import type { Content, MarkdownFile } from "../../content-model/read/read-content"
import type { ContentType, DeskWords } from "../../content-model/types/content-type"
import {
  jsonFolders,
  jsonTypeOf,
  knownJson,
  type MarkdownFolder,
  markdownTypes,
} from "../../content-model/types/content-types"
import { dayFields, optionalFlags, slugExpected, slugForm } from "../../content-model/types/parts"
import type { Choices } from "./choices"
import { fieldsOf } from "./fields"

const making = ({ fields = {} }: DeskWords, choices: Choices) => ({ words: fields, choices })

const body = ({ fields = {} }: DeskWords) => ({
  name: "body",
  label: fields.body?.label ?? "Text",
  hint: fields.body?.hint,
  widget: "article-text",
})

const slugOptions = ({ one, isFixed }: DeskWords) => ({
  template: "{{title}}",
  editable: !isFixed,
  hint: `The end of the address. Whoever renames a published ${one.toLowerCase()} adds its old address to Moved addresses.`,
  pattern: [slugForm.source, `Expected a name ${slugExpected}`] as [string, string],
})

// What is no text has no page of its own to be shown.
const editor = { preview: false }

const formatName = (folder: MarkdownFolder) => `${folder}-text`

/**
 * How the texts of a folder are written: the names of their fields in order, which of them are days or switches, and the
 * level at which their headings begin.
 */
export type MarkdownFormat = { fields: string[]; days: string[]; switches: string[]; headingLevel: number }

/** By the name that the collections of a folder give their format. */
export const markdownFormats = (): Record<string, MarkdownFormat> =>
  Object.fromEntries(
    (Object.keys(markdownTypes) as MarkdownFolder[]).map(folder => {
      const schema = markdownTypes[folder].schema as z.ZodObject
      const fields = Object.keys(schema.shape)
      // Services stand on one page, each below a heading of its own.
      const headingLevel = folder === "services" ? 3 : 2
      return [
        formatName(folder),
        { fields, days: dayFields(schema), switches: optionalFlags(schema), headingLevel },
      ]
    }),
  )

/**
 * The texts of a folder. A text is a file, or a folder with its images beside it; the desk shows each kind in a list of
 * its own, and makes new ones of the type's own kind.
 */
const folderCollection = (folder: MarkdownFolder, inFolders: boolean, choices: Choices): EntryCollection => {
  const { schema, desk } = markdownTypes[folder] as ContentType
  const isUsual = inFolders === Boolean(desk.inFolders)
  return {
    name: isUsual ? folder : `${folder}-${inFolders ? "in-folders" : "in-files"}`,
    label: isUsual ? desk.label : `${desk.label} (${inFolders ? "in folders" : "single files"})`,
    label_singular: desk.one,
    description: desk.hint,
    folder: `content/${folder}`,
    path: inFolders ? "{{slug}}/index" : "{{slug}}",
    format: formatName(folder),
    slug: slugOptions(desk),
    create: isUsual && !desk.isFixed,
    delete: !desk.isFixed,
    duplicate: !desk.isFixed,
    // Images stand beside the text and are named as they are from there.
    media_folder: "",
    public_folder: "",
    aliases_field: false,
    summary: folder === "posts" ? "{{title}}, {{date}}{{draft | ternary(' (draft)', '')}}" : "{{title}}",
    sortable_fields:
      folder === "posts"
        ? { fields: ["date", "title"], default: { field: "date", direction: "descending" } }
        : ["title"],
    fields: [...fieldsOf(schema as z.ZodObject, making(desk, choices)), body(desk)],
  }
}

/** The switches of JSON files that may be left out. */
export const jsonSwitches = (): string[] =>
  [...Object.values(jsonFolders), ...knownJson.map(jsonTypeOf)].flatMap(type =>
    type ? optionalFlags(type.schema) : [],
  )

const isInFolder = ({ file }: MarkdownFile) => file.endsWith("/index.md")

const folderCollections = (folder: MarkdownFolder, { markdown }: Content, choices: Choices) => {
  const usual = Boolean((markdownTypes[folder] as ContentType).desk.inFolders)
  const hasOther = markdown.some(file => file.kind === folder && isInFolder(file) !== usual)
  return [usual, ...(hasOther ? [!usual] : [])].map(inFolders => folderCollection(folder, inFolders, choices))
}

const jsonSlugs = {
  charts: { template: "{{fields.slug}}", editable: false },
  cases: {
    template: "{{heading}}",
    editable: true,
    hint: "The end of its address on the results page.",
    pattern: [slugForm.source, `Expected a name ${slugExpected}`] as [string, string],
  },
}

const jsonCollection = (folder: keyof typeof jsonFolders, choices: Choices): EntryCollection => {
  const { schema, desk }: ContentType = jsonFolders[folder]
  const name = folder === "cases" ? "heading" : "title"
  return {
    name: folder,
    label: desk.label,
    label_singular: desk.one,
    description: desk.hint,
    folder: `content/${folder}`,
    editor,
    extension: "json",
    format: "json",
    identifier_field: name,
    summary: `{{${name}}}`,
    slug: jsonSlugs[folder],
    fields: fieldsOf(schema as z.ZodObject, making(desk, choices)),
  }
}

const fileOf = (name: string, choices: Choices): CollectionFile => {
  const { schema, desk } = jsonTypeOf(name) as ContentType
  const entry = schema instanceof z.ZodArray ? schema.element : undefined
  const fields = fieldsOf((entry ?? schema) as z.ZodObject, making(desk, choices))
  return {
    name: name.replace(".json", ""),
    label: desk.label,
    file: `content/${name}`,
    editor,
    format: "json",
    fields: entry
      ? [
          {
            name: "entries",
            label: desk.label,
            label_singular: desk.one,
            hint: desk.hint,
            widget: "list",
            root: true,
            collapsed: true,
            fields,
          },
        ]
      : fields,
  }
}

/** What the desk lists: every type of content, from the content model. */
export const collectionsOf = (content: Content, choices: Choices) => ({
  collections: [
    ...(Object.keys(markdownTypes) as MarkdownFolder[]).flatMap(folder =>
      folderCollections(folder, content, choices),
    ),
    jsonCollection("cases", choices),
    jsonCollection("charts", choices),
  ],
  singletons: knownJson.map(name => fileOf(name, choices)),
})
