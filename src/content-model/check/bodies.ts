import type { MarkdownFile } from "../read/read-content"
import { suggestion } from "../report/nearest"
import type { Problem } from "../report/problems"
import { quote } from "../report/schema-problems"
import { textOf } from "../types/values"
import type { BodyFacts } from "./body-facts"
import { chartSlugs } from "./charts"
import type { Found } from "./found"
import { imageProblem } from "./images"
import { knownAddresses } from "./known-addresses"
import { addressProblem, type LinkPlace } from "./link-address"
import type { Site } from "./site-model"

const linkMistakes = ({ links }: BodyFacts, place: LinkPlace): Found[] =>
  links.flatMap(({ href, words, holdsImage, line, column }): Found[] => {
    const wrong = addressProblem(href, place)
    if (wrong) return [{ line, column, ...wrong, message: `link ${quote(href)} ${wrong.message}` }]
    if (words.trim() !== "" || holdsImage) return []
    const message = `link ${quote(href)} has no words; say between the square brackets where it leads`
    return [{ line, column, message }]
  })

const imageMistakes = ({ images }: BodyFacts, site: Site, folder: string): Found[] =>
  images.flatMap(({ line, column, ...image }) => {
    const wrong = imageProblem(image, folder, site)
    return wrong ? [{ line, column, ...wrong, message: `image ${quote(image.src)} ${wrong.message}` }] : []
  })

const chartMistakes = ({ charts }: BodyFacts, known: readonly string[]): Found[] =>
  charts.flatMap(({ slug, line, column }, index) => {
    const isSecond = charts.findIndex(other => other.slug === slug) < index
    if (known.includes(slug) && !isSecond) return []
    if (known.includes(slug))
      return [{ line, column, message: `chart ${quote(slug)} stands in this text already; remove one` }]
    const message = /^\S+$/.test(slug)
      ? `chart ${quote(slug)} is not a chart of content/charts${suggestion(slug, known)}`
      : `the fence of the language chart holds ${slug ? quote(slug.replace(/\s+/g, " ").slice(0, 40)) : "nothing"}; expected the slug of one chart of content/charts`
    return [{ line, column, message }]
  })

/** What an editor may want to look at in how a body fits its article. */
const articleHints = ({ headings, links }: BodyFacts, { kind, data }: MarkdownFile, site: Site): Found[] => {
  const [heading] = headings
  const title = textOf(data.title).trim()
  const isInner = ({ href }: { href: string }) =>
    /^(\/(?!\/)|\.|[^:#]+\.md)/.test(href) || (site.url !== "" && href.startsWith(site.url))
  return [
    ...(heading && title && heading.text.trim() === title
      ? [
          {
            line: heading.line,
            column: heading.column,
            message: "the heading repeats the title, which the page shows already; remove it",
            severity: "warning" as const,
          },
        ]
      : []),
    ...(kind === "posts" && !links.some(isInner)
      ? [
          {
            line: 1,
            column: 1,
            message:
              "the article leads to no other page of this site; expected a link or two, such as /services",
            severity: "warning" as const,
          },
        ]
      : []),
  ]
}

const mistakesOf = (
  source: MarkdownFile,
  facts: BodyFacts,
  place: LinkPlace,
  charts: readonly string[],
): Found[] =>
  facts.isEmpty
    ? [{ line: 1, column: 1, message: "the body is empty; expected the text below the second ---" }]
    : [
        ...linkMistakes(facts, place),
        ...imageMistakes(facts, place.site, source.folder),
        ...chartMistakes(facts, charts),
        ...facts.found,
        ...articleHints(facts, source, place.site),
      ]

/** Links, images, charts, headings, raw HTML and markdown of every text, and texts without a body. */
export const checkBodies = (site: Site): Problem[] => {
  const known = knownAddresses(site)
  const charts = chartSlugs(site)
  const posts = new Map(site.posts.map(post => [post.file, post]))
  return site.markdown.flatMap((source): Problem[] =>
    mistakesOf(
      source,
      site.factsOf(source),
      { site, known, from: source, post: posts.get(source) },
      charts,
    ).map(({ line, ...found }) => ({
      file: source.file,
      field: "body",
      line: line + source.bodyLine - 1,
      ...found,
    })),
  )
}
