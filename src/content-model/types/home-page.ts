import { type ContentType, oneNode } from "./content-type"
import { headed, points, seoFields } from "./copy"
import { fields, slug, text } from "./parts"

/** The copy of the home page: `content/home.json`. */
export const homePage: ContentType = {
  schema: fields({
    seo: fields(seoFields),
    hero: fields({ ...headed.shape, case: slug().optional() }),
    featured: slug().optional(),
    services: headed,
    brands: headed,
    approach: fields({
      heading: text("a heading"),
      steps: points("a list of steps with title and text").min(1, "a list of steps with title and text"),
    }),
    closing: headed,
  }),
  desk: {
    label: "Home page",
    one: "Home page",
    fields: {
      seo: { label: "For search engines" },
      "seo.title": { head: "title" },
      "seo.description": { as: "paragraph", head: "description" },
      hero: { label: "Opening" },
      "hero.text": { as: "paragraph" },
      "hero.case": { as: "case", hint: "The case whose chart stands beside the headline" },
      featured: {
        label: "Case below the opening",
        as: "case",
        hint: "Shown at full width, with chart and quote",
      },
      "services.text": { as: "paragraph" },
      "brands.text": { as: "paragraph" },
      "approach.steps.text": { as: "paragraph" },
      "closing.text": { as: "paragraph" },
    },
  },
  nodes: values =>
    oneNode("HomePage", "home", { ...values, chart: (values.hero as { case?: string } | undefined)?.case }),
  sdl: /* GraphQL */ `
"""
How the work goes, step by step.
"""
type HomeApproach @dontInfer {
  "How we work"
  heading: String!
  "[{ title: \\"Measure\\", text: \\"We look at what is there.\\" }]"
  steps: [Point!]!
}

"""
The copy of the home page, from content/home.json.
"""
type HomePage implements Node @dontInfer {
  "{ title: \\"Analytics and SEO\\", description: \\"200% user growth …\\" }"
  seo: SeoCopy!
  "{ heading: \\"Figures that you can decide by\\" }"
  hero: HeadedText!
  "{ heading: \\"What we do\\" }"
  services: HeadedText!
  "{ heading: \\"Who works with us\\" }"
  brands: HeadedText!
  "{ heading: \\"How we work\\", steps: […] }"
  approach: HomeApproach!
  "{ heading: \\"Shall we talk?\\" }"
  closing: HeadedText!
  "The case shown below the opening: traffic-growth"
  featured: CaseStudy @link(by: "slug")
  "The chart beside the headline, that of a case: user-growth"
  chart: Chart @link(by: "slug")
}
`,
}
