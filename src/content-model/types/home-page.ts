import type { ContentType } from "./content-type"
import { group, nonEmptyList, objectType, paragraph, positiveInteger, reference, text } from "./field-types"
import { headedText, headedTextFields, link, seo } from "./shared-fields"
import { words } from "./words"

const week = "a week of the project, counted from 1"

const step = objectType(
  "ApproachStep",
  "A step of the work, and the weeks of a usual project that it takes.",
  {
    title: text("a short title", "Agree what counts"),
    text: paragraph("a sentence or two", "We write down the decision to be made."),
    from: positiveInteger(week, { label: "From week", example: "1" }),
    to: positiveInteger(week, { label: "To week", example: "4" }),
  },
).refine(({ from, to }) => from <= to, { path: ["to"], error: 'a week no earlier than "from"' })

// Defaults, since no field may become required within a version's first number (CHANGELOG.md).
const posts = objectType("HomePosts", "The words around the newest articles.", {
  heading: words("From the blog", "a heading"),
  all: words("All articles", "the words of the link to all articles"),
})

export const homePage = {
  schema: group({
    seo,
    hero: objectType("HomeHero", "The top of the home page.", {
      ...headedTextFields,
      audience: text(
        "who the work is for, in a line below the headline",
        "For publishers and shops",
      ).optional(),
      case: reference("case", "", "The case whose chart is shown beside the headline", {
        sdl: "",
      }).optional(),
    }),
    featured: reference("case", "traffic-growth", "Shown at full width, with chart and quote", {
      label: "Featured case",
    }).optional(),
    measured: reference("case", "this-site", "Shown with its problem and chart", {
      label: "Case study of this site",
    }).optional(),
    figures: objectType("HomeFigures", "The words around the figures of this site's audit.", {
      heading: text("a heading, which the date follows", "This site, measured on"),
      checks: text("what the number of passed checks is called", "checks passed"),
      failed: text("the words of the link to the audit", "what failed, and why"),
      method: text("the words of the link to the case of this site", "How we measured it"),
    }).optional(),
    services: headedText,
    fees: objectType(
      "HomeFees",
      "What each service costs and how long it takes, by the services themselves.",
      {
        heading: headedTextFields.heading,
        link: link.optional(),
      },
    ).optional(),
    brands: headedText,
    approach: objectType("HomeApproach", "How a project runs, step by step.", {
      ...headedTextFields,
      steps: nonEmptyList(step, "a list of steps with title, text and the weeks they take"),
    }),
    posts: posts.optional(),
    closing: headedText,
  }),
  type: "HomePage",
  doc: "The copy of the home page, from content/home.json.",
  derived: {
    chart: ['Chart @link(by: "slug")', "The chart beside the headline, from a case: user-growth"],
  },
  cms: { label: "Home page" },
  fields: values => ({
    ...values,
    chart: (values.hero as { case?: string } | undefined)?.case,
  }),
} satisfies ContentType
