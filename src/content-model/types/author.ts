import type { ContentType } from "./content-type"
import { group, groupList, image, oneOf, paragraph, slug, text, textMatching } from "./field-types"

export const author = {
  schema: groupList(
    group({
      slug: slug({ example: "firm", hint: "How articles refer to the author; not shown" }),
      name: text("the name as shown above an article, {brand} for the firm itself", "Asha Rao"),
      kind: oneOf(["person", "organisation"], {
        type: "AuthorKind",
        doc: "What an author is: an organisation if no single person is named",
      }),
      role: text("what the author does, in a few words", "Lead analyst"),
      link: textMatching(
        /^(?:https:\/\/[^\s/]+\S*|\/\S*)$/,
        "a page about the author: an address that begins with https:// or /",
        { example: "/about", leadsTo: "any" },
      ),
      about: paragraph("a sentence or two for the end of an article", "Asha has counted visits since 2009."),
      city: text("where a person works", "Pune").optional(),
      portrait: image(
        "the file of a portrait below content/, such as authors/asha-rao.jpg",
        "authors/asha-rao.jpg",
        "Of a person, who is then shown on About and Contact too",
        { folder: "authors" },
      ).optional(),
    }),
    "a list of at least one author",
    "slug",
  ).min(1, "a list of at least one author"),
  type: "Author",
  doc: "Who writes articles, from content/authors.json.",
  cms: { label: "Authors", singular: "Author" },
} satisfies ContentType
