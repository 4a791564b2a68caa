import { type ContentType, oneNode } from "./content-type"
import { headed, seoFields } from "./copy"
import { count, fields, list, slug, text } from "./parts"

const week = "a week of the project, counted from 1"

const step = fields({
  title: text("a short title"),
  text: text("a sentence or two"),
  from: count(week),
  to: count(week),
}).refine(({ from, to }) => from <= to, { path: ["to"], error: "a week that is not before the one in from" })

/** The copy of the home page: `content/home.json`. */
export const homePage: ContentType = {
  schema: fields({
    seo: fields(seoFields),
    hero: fields({
      ...headed.shape,
      audience: text("for whom the work is, in a line").optional(),
      case: slug().optional(),
    }),
    featured: slug().optional(),
    services: headed,
    brands: headed,
    approach: fields({
      heading: text("a heading"),
      text: text("a sentence or two").optional(),
      steps: list(step, "a list of steps with title, text and the weeks they take"),
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
      "hero.audience": { hint: "For whom the work is, in a line below the headline" },
      "hero.text": { as: "paragraph" },
      "hero.case": { as: "case", hint: "The case whose chart stands beside the headline" },
      featured: {
        label: "Case below the opening",
        as: "case",
        hint: "Shown at full width, with chart and quote",
      },
      "services.text": { as: "paragraph" },
      "brands.text": { as: "paragraph" },
      "approach.text": { as: "paragraph" },
      "approach.steps.text": { as: "paragraph" },
      "approach.steps.from": { label: "From week" },
      "approach.steps.to": { label: "To week" },
      "closing.text": { as: "paragraph" },
    },
  },
  nodes: values =>
    oneNode("HomePage", "home", { ...values, chart: (values.hero as { case?: string } | undefined)?.case }),
  sdl: /* GraphQL */ `
"""
A step of the work, and the weeks of a usual project that it takes.
"""
type ApproachStep @dontInfer {
  "Agree what counts"
  title: String!
  "We write down the decision to be made."
  text: String!
  "The week it begins in: 1"
  from: Int!
  "The week it ends in: 4"
  to: Int!
}

"""
How the work goes, step by step.
"""
type HomeApproach @dontInfer {
  "How we work"
  heading: String!
  "The weeks of a usual project; absent where the steps say it"
  text: String
  "[{ title: \\"Measure\\", text: \\"We look at what is there.\\", from: 1, to: 4 }]"
  steps: [ApproachStep!]!
}

"""
What the home page begins with.
"""
type HomeHero @dontInfer {
  "Figures that you can decide by"
  heading: String!
  "For publishers and shops; an editor may leave it out"
  audience: String
  "What we do, in a sentence or two"
  text: String
}

"""
The copy of the home page, from content/home.json.
"""
type HomePage implements Node @dontInfer {
  "{ title: \\"Analytics and SEO\\", description: \\"200% user growth …\\" }"
  seo: SeoCopy!
  "{ heading: \\"Figures that you can decide by\\" }"
  hero: HomeHero!
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
