import { z } from "zod"
import type { ContentType } from "./content-type"
import { fields, slug } from "./parts"

/** The articles whose address below /blog answers 410: `content/retired.json`. */
export const retired: ContentType = {
  schema: fields({ posts: z.array(slug(), "a list of post slugs") }),
  desk: {
    label: "Retired addresses",
    one: "Retired address",
    hint: "Articles whose address below /blog answers 410 and leads to the one under their category",
    fields: { posts: { label: "Articles", as: "post", hint: "Those whose old address leads on" } },
  },
}
