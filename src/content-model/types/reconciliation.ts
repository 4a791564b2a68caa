import { resourcePath } from "../../shared/paths"
import { causeShapes } from "../../shared/reconciliation/say/causes"
import type { ContentType } from "./content-type"
import {
  group,
  list,
  nonEmptyList,
  number,
  objectType,
  oneOf,
  order,
  paragraph,
  positiveInteger,
  postSlugs,
  slug,
  text,
  unique,
} from "./field-types"
import { answerWords, chartWords, keepWords } from "./reconciliation-answer-words"
import { entryWords, noteWords, periodWords } from "./reconciliation-entry-words"
import { bodyFields, headedText, link, seoFields, sheetPicture } from "./shared-fields"
import { orderOf } from "./values"
import { words } from "./words"

const count = (expected: string, example: string) =>
  number(expected, { example, sdl: "Int!" }).int(expected).min(0, expected)

const row = objectType("ReconciliationRow", "A period of the worked example.", {
  period: text("a day, or a period's name", "2026-08-03"),
  books: count("the orders in the books", "462"),
  analytics: count("the orders in analytics", "434"),
})

const example = objectType("ReconciliationExample", "The worked example that is filled in at first.", {
  averageOrder: positiveInteger("the average order, in the site's currency", "2000"),
  rows: nonEmptyList(row, "a list of rows with period, books and analytics"),
})

const cause = objectType("ReconciliationCause", "A usual cause of a gap.", {
  shapes: nonEmptyList(
    oneOf(causeShapes, {
      doc: 'How the gap behaves: steady, grew, shrank, drifted, single (but for some periods), restless; or "more" in analytics than in the books',
    }),
    `a list of shapes: ${causeShapes.join(", ")}`,
    { sdl: "[String!]!" },
  ),
  from: number("the smallest gap of which it is usual, in per cent", "5").optional(),
  to: number("the gap from which it is no longer usual, in per cent", "30").optional(),
  title: text("the cause in a few words", "Refused consent"),
  text: paragraph("how to recognise it", "The gap is steady, and as large as the share of refusals."),
  links: list(link, "a list of links with label and path", {
    hint: "Where to read how it is found and mended",
    sdl: "[SiteLink!]!",
  }),
})

const schema = group({
  ...seoFields,
  type: text("what kind of resource it is", "Tool"),
  lead: paragraph("the sentence below the heading", "Compare two counts of the same orders."),
  picture: sheetPicture.optional(),
  order: order(),
  open: text("the words of the button that leads to it", "Open the tool"),
  invitation: paragraph(
    "a sentence that leads to it from articles and services",
    "Try it on your own numbers.",
  ),
  articles: postSlugs(
    "a list of articles, such as [tracking-guide]",
    "Articles that lead to it at their end",
  ).optional(),
  services: unique(
    list(slug("data-analytics"), "a list of services, such as [data-analytics]", {
      refersTo: "service",
      hint: "Services that lead to it; the first is what an enquiry with the numbers is about",
    }),
  ).optional(),
  example,
  periods: periodWords,
  form: entryWords,
  notes: noteWords,
  answer: answerWords,
  chart: chartWords,
  keep: keepWords,
  causesHeading: words("What usually causes this", "the heading of the causes"),
  causes: list(cause, "a list of causes with shapes, title, text and links"),
  closing: headedText,
})

export const reconciliation = {
  schema,
  type: "Reconciliation",
  doc: "A page that compares two counts of the same orders, from content/reconciliations/<slug>.md.",
  derived: {
    slug: ["String!", "how-wrong-are-your-numbers"],
    path: ["String!", "/resources/how-wrong-are-your-numbers"],
    articles: ["[String!]!", "The slugs of articles that lead to it: [tracking-guide]"],
    services: ["[String!]!", "The slugs of services that lead to it: [data-analytics]"],
    worked: [
      "JSON!",
      'What the worked example says (`Outcome` in src/shared/reconciliation): { headline: { figure: "14.1%", … }, … }',
    ],
    drawingHtml: ["String!", 'The control chart of the worked example, made by the build: <svg role="img" …'],
    ...bodyFields,
  },
  cms: {
    label: "Comparisons of numbers",
    singular: "Comparison",
    hint: "A page below /resources on which visitors compare orders in their books with those in analytics",
  },
  fields: (values, slug) => ({
    articles: [],
    services: [],
    ...values,
    order: orderOf(values.order),
    slug,
    path: resourcePath(slug),
  }),
} satisfies ContentType
