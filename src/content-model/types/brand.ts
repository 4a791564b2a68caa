import { z } from "zod"
import { type ContentType, oneNode } from "./content-type"
import { fields, slug, text } from "./parts"

/** Clients and their logos: `content/brands.json`. */
export const brand: ContentType = {
  schema: z.array(fields({ name: text("the client's name"), slug: slug() }), "a list of clients"),
  desk: {
    label: "Clients",
    one: "Client",
    fields: { slug: { hint: "The name of its logo in src/components/home/brand-marks.json" } },
  },
  nodes: values => oneNode("Brand", values.slug, values),
  sdl: /* GraphQL */ `
"""
A client's name and logo, from content/brands.json; the logo is content/brands/<slug>.svg.
"""
type Brand implements Node @dontInfer {
  "Kadal Courier"
  name: String!
  "kadal-courier"
  slug: String!
  "Its place in the file, counted from 0"
  order: Int!
}
`,
}
