import { existsSync, readdirSync, readFileSync } from "node:fs"
import { parse } from "yaml"
import { topicSlug } from "../../src/content-model/types/slug"
import { today } from "../../src/shared/day"

type Post = {
  slug: string
  title: string
  excerpt: string
  category: string
  tags: string[]
  date: string
  readingTime?: string
  draft?: boolean
}
type Resource = {
  slug: string
  title: string
  type: string
  description: string
  tags: string[]
  externalUrl?: string
  order: number
}
type Service = {
  slug: string
  title: string
  description: string
  duration?: string
  clientEffort?: string
  fee?: string
  order: number
}

/** The front matter of a folder's entries, with their slugs. */
const entriesOf = <Entry>(kind: "posts" | "resources" | "services"): Entry[] =>
  readdirSync(`content/${kind}`).flatMap(name => {
    const folder = `content/${kind}/${name}`
    const file = existsSync(`${folder}/index.md`) ? `${folder}/index.md` : folder
    // Drawings lie beside the texts that show them.
    if (!file.endsWith(".md")) return []
    const [, frontMatter = ""] = readFileSync(file, "utf8").split(/^---$/m)
    return [{ slug: name.replace(/\.md$/, ""), ...parse(frontMatter) } as Entry]
  })

/** The published articles as their editor wrote them, newest first. */
export const contentPosts = () =>
  entriesOf<Post>("posts")
    .map(post => ({ ...post, categorySlug: topicSlug(post.category) }))
    .filter(({ draft, date }) => !draft && date <= today())
    .sort((one, other) => other.date.localeCompare(one.date))

/** The free resources as their editor wrote them, in their order. */
export const contentResources = () =>
  entriesOf<Resource>("resources").sort((one, other) => one.order - other.order)

/** The services as their editor wrote them, in their order. */
export const contentServices = () =>
  entriesOf<Service>("services").sort((one, other) => one.order - other.order)

/** The categories as their editor wrote them. */
export const contentCategories = () =>
  (JSON.parse(readFileSync("content/categories.json", "utf8")) as { name: string; topLevel: boolean }[]).map(
    ({ name, topLevel }) => ({ name, slug: topicSlug(name), topLevel }),
  )
