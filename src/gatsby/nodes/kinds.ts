import { readCategories, readRetiredPosts } from "../../content-model/read/content-files"
import {
  categoryFields,
  isPublished,
  legalPageFields,
  postFields,
  resourceFields,
  serviceFields,
  type Values,
} from "./fields"

/** One content node to be: its GraphQL type, its key within the file, and its fields. */
export type ContentNode = { type: string; key: string; fields: Values }

/** Where a source node comes from, relative to `content/`, what it says, and its body if it is markdown. */
export type Source = { relativePath: string; values: Values; body: string }

type Points = { points?: unknown }

const single = (type: string, key: string, fields: Values): ContentNode[] => [{ type, key, fields }]

/** `x.md` and `x/index.md` both have the slug x. */
export const slugOf = (relativePath: string): string =>
  relativePath
    .replace(/(\/index)?\.md$/, "")
    .split("/")
    .pop() ?? ""

const post = ({ relativePath, values, body }: Source): ContentNode[] => {
  // A draft or a future post exists in `gatsby develop` alone, so that no listing, feed or index can show it.
  if (process.env.NODE_ENV === "production" && !isPublished(values)) return []
  const slug = slugOf(relativePath)
  return single(
    "Post",
    slug,
    postFields(slug, values, body, { categories: readCategories(), retired: readRetiredPosts() }),
  )
}

const markdownKinds: Record<string, (source: Source) => ContentNode[]> = {
  posts: post,
  services: ({ relativePath, values }) =>
    single("Service", slugOf(relativePath), serviceFields(slugOf(relativePath), values)),
  resources: ({ relativePath, values }) =>
    single("Resource", slugOf(relativePath), resourceFields(slugOf(relativePath), values)),
  legal: ({ relativePath, values }) =>
    single("LegalPage", slugOf(relativePath), legalPageFields(slugOf(relativePath), values)),
}

const copyOf = (values: Values): ContentNode[] =>
  Object.entries(values).map(([slug, copy]) => ({
    type: "PageCopy",
    key: slug,
    fields: { ...(copy as Values), slug, points: (copy as Points).points ?? [] },
  }))

const aboutSections = (sections: unknown) =>
  (sections as (Values & Points)[]).map(({ id, ...section }) => ({
    ...section,
    anchor: id,
    points: section.points ?? [],
  }))

const jsonKinds: Record<string, (values: Values) => ContentNode[]> = {
  "categories.json": values => single("Category", String(values.name), categoryFields(values)),
  "testimonials.json": values => single("Testimonial", String(values.company), values),
  "case-studies.json": values => single("CaseStudy", String(values.slug), values),
  "brands.json": values => single("Brand", String(values.slug), values),
  "pages.json": copyOf,
  "amp.json": values => single("AmpPage", "amp", values),
  "home.json": values => single("HomePage", "home", { ...values, chart: "home-growth" }),
  "about.json": values =>
    single("AboutPage", "about", { ...values, sections: aboutSections(values.sections) }),
}

/** The content nodes that one source node gives: none where the file is not content of a known kind. */
export const contentNodesOf = (source: Source): ContentNode[] => {
  const [folder = ""] = source.relativePath.split("/")
  if (source.relativePath.endsWith(".md")) return markdownKinds[folder]?.(source) ?? []
  if (folder === "charts") return single("Chart", String(source.values.slug), source.values)
  return jsonKinds[source.relativePath]?.(source.values) ?? []
}
