import { z } from "zod"
import type { ContentType } from "./content-type"
import { fields, textLike } from "./parts"

// Netlify, Gatsby and plain hosts take other signs for patterns or write them in several ways.
const plainPath = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+(?:\/\*)?$/

const expected =
  "an address such as /blog/old-name, of letters, digits, hyphens, dots and underscores, without a slash at its end; /old-name/* stands for all below it"

const path = () => textLike(plainPath, expected)

/** Addresses that have moved: `content/redirects.json`. */
export const redirect: ContentType = {
  schema: z.array(fields({ from: path(), to: path() }), "a list of redirects with from and to"),
  desk: {
    label: "Moved addresses",
    one: "Moved address",
    hint: "One line for each address that was; lines stay for good",
    fields: {
      from: { hint: "The address that was: /blog/old-name; /* at its end stands for all below it" },
      to: { hint: "The address that is" },
    },
  },
}
