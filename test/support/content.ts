import { existsSync, readdirSync, readFileSync } from "node:fs"
import { parse } from "yaml"
import { labelSlug } from "../../src/content-model/types/values"
import { today } from "../../src/shared/day"

const read = (path: string) => JSON.parse(readFileSync(`content/${path}`, "utf8"))

const filesOf = (kind: "posts" | "resources" | "services") =>
  readdirSync(`content/${kind}`).flatMap(name => {
    const folder = `content/${kind}/${name}`
    const file = existsSync(`${folder}/index.md`) ? `${folder}/index.md` : folder
    // Drawings lie beside the texts that show them.
    if (!file.endsWith(".md")) return []
    const data: Record<string, unknown> = parse(readFileSync(file, "utf8").split(/^---$/m)[1] ?? "")
    return [{ slug: name.replace(/\.md$/, ""), ...data } as Record<string, unknown>]
  })

/** The articles as their editor wrote them, those to be published, newest first. */
export const contentPosts = () =>
  filesOf("posts")
    .map(({ slug, title, excerpt, category, tags, date, readingTime, draft }) => ({
      slug: String(slug),
      title: String(title),
      excerpt: String(excerpt),
      category: String(category),
      categorySlug: labelSlug(String(category)),
      tags: tags as string[],
      date: String(date),
      readingTime: readingTime as string | undefined,
      draft: Boolean(draft),
    }))
    .filter(({ draft, date }) => !draft && date <= today())
    .sort((one, other) => other.date.localeCompare(one.date))

/** The free resources as their editor wrote them, in their order. */
export const contentResources = () =>
  filesOf("resources")
    .sort((one, other) => Number(one.order) - Number(other.order))
    .map(({ slug, title, type, description, tags, externalUrl }) => ({
      slug: String(slug),
      title: String(title),
      type: String(type),
      description: String(description),
      tags: tags as string[],
      externalUrl: externalUrl as string | undefined,
    }))

/** The services as their editor wrote them, in their order. */
export const contentServices = () =>
  filesOf("services")
    .sort((one, other) => Number(one.order) - Number(other.order))
    .map(({ slug, title, description, duration, yourSide, fee }) => ({
      slug: String(slug),
      title: String(title),
      description: String(description),
      duration: duration as string | undefined,
      yourSide: yourSide as string | undefined,
      fee: fee as string | undefined,
    }))

/** The categories as their editor wrote them. */
export const contentCategories = (): { name: string; slug: string; topLevel: boolean }[] =>
  read("categories.json").map(({ name, topLevel }: { name: string; topLevel: boolean }) => ({
    name,
    slug: labelSlug(name),
    topLevel,
  }))
