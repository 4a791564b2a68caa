import { z } from "zod"
import { type ContentType, oneNode } from "./content-type"
import { fields, slug, text } from "./parts"

/** Clients and their logos: `content/brands.json`. */
export const brand: ContentType = {
  schema: z.array(
    fields({
      name: text("the client's name"),
      slug: slug(),
      logo: text("the file of its logo below content/, such as brands/kadal-courier.svg").optional(),
    }),
    "a list of clients",
  ),
  desk: {
    label: "Clients",
    one: "Client",
    fields: {
      logo: {
        as: "image",
        folder: "brands",
        hint: "An SVG, best in the theme's colours (docs/editors.md, Drawings), or a PNG; without one the name stands in type",
      },
    },
  },
  nodes: values => oneNode("Brand", values.slug, values),
  sdl: /* GraphQL */ `
"""
A client's name and logo, from content/brands.json.
"""
type Brand implements Node @dontInfer {
  "Kadal Courier"
  name: String!
  "kadal-courier"
  slug: String!
  "content/brands/kadal-courier.svg: an SVG or PNG; an owner may leave it out"
  logo: File @fileByRelativePath
  "Its place in the file, counted from 0"
  order: Int!
}
`,
}
