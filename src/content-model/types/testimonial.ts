import { z } from "zod"
import { type ContentType, oneNode } from "./content-type"
import { fields, text } from "./parts"

/** Clients' words: `content/testimonials.json`. */
export const testimonial: ContentType = {
  schema: z.array(
    fields({
      quote: text("the client's words"),
      author: text("the client's role"),
      company: text("the client's company"),
    }),
    "a list of testimonials",
  ),
  desk: {
    label: "Testimonials",
    one: "Testimonial",
    fields: { quote: { as: "paragraph" }, author: { label: "Role" } },
  },
  nodes: values => oneNode("Testimonial", values.company, values),
  sdl: /* GraphQL */ `
"""
A client's words, from content/testimonials.json.
"""
type Testimonial implements Node @dontInfer {
  "The words themselves, without quotation marks: They told us what not to measure."
  quote: String!
  "The role: Head of Audience"
  author: String!
  "Kadal Courier"
  company: String!
  "Its place in the file, counted from 0"
  order: Int!
}
`,
}
