import type { ContentType } from "./content-type"
import { group, groupList, image, slug, text } from "./field-types"

export const client = {
  schema: groupList(
    group({
      name: text("the client's name", "Kadal Courier"),
      slug: slug("kadal-courier"),
      logo: image(
        "the file of its logo below content/, such as brands/kadal-courier.svg",
        "brands/kadal-courier.svg",
        "An SVG, best in the theme's colours (docs/editors.md, Drawings), or a PNG; otherwise the name is shown as text",
        { folder: "brands" },
      ).optional(),
    }),
    "a list of clients",
    "slug",
  ),
  type: "Brand",
  doc: "A client's name and logo, from content/brands.json.",
  cms: { label: "Clients", singular: "Client" },
} satisfies ContentType
