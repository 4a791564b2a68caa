import { type ContentType, oneNode } from "./content-type"
import { fields, list, oneOf, slug, text, textLike } from "./parts"

/** Who writes articles: `content/authors.json`. */
export const author: ContentType = {
  schema: list(
    fields({
      slug: slug(),
      name: text("the name as it stands above an article"),
      kind: oneOf(["person", "organisation"]),
      role: text("what the author does, in a few words"),
      link: textLike(
        /^(?:https:\/\/[^\s/]+\S*|\/\S*)$/,
        "a page about the author: an address that begins with https:// or /",
      ),
      about: text("a sentence or two for the end of an article"),
      city: text("where a person works").optional(),
      portrait: text("the file of a portrait below content/, such as authors/asha-rao.jpg").optional(),
    }),
    "a list of at least one author",
  ),
  desk: {
    label: "Authors",
    one: "Author",
    fields: {
      slug: { hint: "The name by which articles name the author; it is seen nowhere" },
      name: { hint: "As it stands above an article; {brand} is the firm itself" },
      role: { hint: "What the author does, in a few words" },
      link: { hint: "A page about the author: /about, or an address that begins with https://" },
      city: { hint: "Where a person works" },
      portrait: {
        as: "image",
        folder: "authors",
        hint: "Of a person, who is then shown on About and Contact too",
      },
      about: { as: "paragraph", hint: "A sentence or two for the end of an article" },
    },
  },
  nodes: values => oneNode("Author", values.slug, values),
  sdl: /* GraphQL */ `
"""
What an author is.
"""
enum AuthorKind {
  person
  organisation
}

"""
Who writes articles, from content/authors.json.
"""
type Author implements Node @dontInfer {
  "The name by which articles name the author: firm"
  slug: String!
  "Asha Rao"
  name: String!
  "person, or organisation where no single person signs"
  kind: AuthorKind!
  "Lead analyst"
  role: String!
  "A page about the author, here or elsewhere: /about"
  link: String!
  "A sentence or two for the end of an article"
  about: String!
  "Where a person works: Pune"
  city: String
  "content/authors/asha-rao.jpg: a drawing or a photograph"
  portrait: File @fileByRelativePath
  "Its place in the file, counted from 0"
  order: Int!
}
`,
}
