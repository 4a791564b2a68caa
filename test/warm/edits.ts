import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { dirname, join } from "node:path"
import { labelSlug } from "../../src/content-model/types/label-slug"
import type { Redirect } from "../../src/shared/redirects"
import { changeJson, changeText, fieldOf, postFiles, readJson, withField } from "./content-folder"

/** What an edit is made with: a copy of the project, and numbers to choose with. */
export type Editing = {
  readonly folder: string
  /** The days that have passed since the copy was made; an edit may let more pass. */
  days: number
  /** One of several, by a number that was drawn. */
  pick<T>(from: readonly T[]): T
  /** A number no edit had before. */
  next(): number
}

type Edit = (editing: Editing) => void
type Category = { name: string; description: string; topLevel: boolean }
type Chart = { series: { points: { value: number }[] }[] }

/** The day so many days ahead, as YYYY-MM-DD. */
const dayAhead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const categoriesOf = (folder: string) => readJson<Category[]>(folder, "categories.json")
const tags = ["SEO", "Analytics", "Digital Marketing", "Compliance", "Reporting", "Attribution"]
const drawings = (folder: string) =>
  readdirSync(join(folder, "content/posts"))
    .map(name => join(folder, "content/posts", name, "drawing.svg"))
    .filter(existsSync)

/** The markdown files of a folder of content. */
const textsOf = (folder: string, kind: string) =>
  readdirSync(join(folder, "content", kind))
    .filter(name => name.endsWith(".md"))
    .map(name => join(folder, "content", kind, name))

const rasters = ["icon-512.png", "icon-192.png"]

const posts = ({ folder }: Editing) => [...postFiles(folder)]

const addPost = (editing: Editing, fields: Record<string, string> = {}): void => {
  const { folder, pick, next } = editing
  const number = next()
  const place = join(folder, "content/posts", `warm-${number}`)
  const drawing = pick(drawings(folder))
  mkdirSync(place)
  copyFileSync(drawing, join(place, "drawing.svg"))
  copyFileSync(join(folder, "static", pick(rasters)), join(place, "photo.png"))
  writeFileSync(
    join(place, "plan.svg"),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 ${number}"/>`,
  )
  const front = {
    title: `Added ${number}`,
    excerpt: `Number ${number} of what was added to see whether a build notices.`,
    category: pick(categoriesOf(folder)).name,
    tags: `[${pick(tags)}]`,
    date: `20${10 + (number % 15)}-0${1 + (number % 9)}-11`,
    ...(number % 3 ? { cover: number % 3 === 1 ? "./drawing.svg" : "./photo.png" } : {}),
    ...fields,
  }
  const lines = Object.entries(front).map(([name, value]) => `${name}: ${value}`)
  writeFileSync(join(place, "visits.csv"), `day,visits\n1,${number}\n`)
  const [slug] = pick(posts(editing).filter(([name]) => !name.startsWith("warm-")))
  const body = `## A section

{brand} says ₹${number}, as [another article](../${slug}/index.md) does, and [a file](visits.csv).

![A plan](plan.svg)

![A photograph](photo.png)
`
  writeFileSync(join(place, "index.md"), `---\n${lines.join("\n")}\n---\n\n${body}`)
}

// Those of the site are named by other texts.
const addedPosts = (editing: Editing) => posts(editing).filter(([slug]) => slug.startsWith("warm-"))
const withText = (found: [string, string][], test: (text: string) => boolean) =>
  found.filter(([, file]) => test(readFileSync(file, "utf8")))

const changePost = (editing: Editing, change: (text: string) => string): void => {
  const [, file] = editing.pick(posts(editing))
  changeText(file, change)
}

const redirect = (folder: string, ...more: Redirect[]): void =>
  changeJson<Redirect[]>(folder, "redirects.json", all => [
    ...all.map(line => ({ ...line, to: more.find(({ from }) => from === line.to)?.to ?? line.to })),
    ...more,
  ])

const renamePost: Edit = editing => {
  const { folder, pick, next } = editing
  const [slug, file] = pick(addedPosts(editing))
  const renamed = `warm-renamed-${next()}`
  const category = labelSlug(fieldOf(readFileSync(file, "utf8"), "category") ?? "")
  renameSync(dirname(file), join(folder, "content/posts", renamed))
  redirect(
    folder,
    ...["blog", category].map(section => ({ from: `/${section}/${slug}`, to: `/${section}/${renamed}` })),
  )
}

const renameCategory: Edit = ({ folder, pick, next }) => {
  const { name } = pick(categoriesOf(folder))
  const renamed = `${name.replace(/ \d+$/, "")} ${next()}`
  changeJson<Category[]>(folder, "categories.json", all =>
    all.map(category => (category.name === name ? { ...category, name: renamed } : category)),
  )
  for (const file of postFiles(folder).values())
    changeText(file, text => text.replace(`category: ${name}\n`, `category: ${renamed}\n`))
  const [from, to] = [`/${labelSlug(name)}`, `/${labelSlug(renamed)}`]
  redirect(folder, { from, to }, { from: `${from}/*`, to: `${to}/*` })
}

const changeSite =
  (change: (site: { brand: string; contact: { email: string } }) => void): Edit =>
  ({ folder }) =>
    changeJson<{ brand: string; contact: { email: string } }>(folder, "site.json", site => {
      change(site)
      return site
    })

/**
 * What an editor may do to the content of a site, by its name. An edit that is not possible as things stand throws, or
 * leaves content with a mistake; whoever asked for it takes it back.
 */
export const edits: Readonly<Record<string, Edit>> = {
  "post added": editing => addPost(editing),
  "post changed": editing => changePost(editing, text => `${text}\nOne more sentence, ${editing.next()}.\n`),
  "title changed": editing => {
    const [, file] = editing.pick(addedPosts(editing))
    changeText(file, text => withField(text, "title", `Titled ${editing.next()}`))
  },
  "post renamed": renamePost,
  "post deleted": editing => rmSync(dirname(editing.pick(addedPosts(editing))[1]), { recursive: true }),
  "draft added": editing => addPost(editing, { draft: "true" }),
  "draft published": editing => {
    const [, file] = editing.pick(withText(posts(editing), text => text.includes("\ndraft: true")))
    changeText(file, text => withField(text, "draft", undefined))
  },
  "post unpublished": editing => {
    const [, file] = editing.pick(addedPosts(editing))
    changeText(file, text => withField(text, "draft", "true"))
  },
  "post of tomorrow added": editing => addPost(editing, { date: dayAhead(editing.days + 1) }),
  "day passed": editing => {
    editing.days += 1
  },
  "category renamed": renameCategory,
  "topLevel turned": ({ folder, pick }) => {
    const { name } = pick(categoriesOf(folder))
    changeJson<Category[]>(folder, "categories.json", all =>
      all.map(category =>
        category.name === name ? { ...category, topLevel: !category.topLevel } : category,
      ),
    )
  },
  "retired address added": editing => {
    const [slug] = editing.pick(posts(editing))
    changeJson<{ posts: string[] }>(editing.folder, "retired.json", ({ posts }) => ({
      posts: [...posts, slug],
    }))
  },
  "retired address taken out": ({ folder, pick }) =>
    changeJson<{ posts: string[] }>(folder, "retired.json", ({ posts }) => {
      const out = pick(posts)
      return { posts: posts.filter(slug => slug !== out) }
    }),
  "brand changed": editing =>
    changeSite(site => {
      site.brand = editing.pick(["Kumbh", "Nadi", "Aarohan", "A & B"])
    })(editing),
  "e-mail changed": editing =>
    changeSite(site => {
      site.contact.email = `hello-${editing.next()}@aarohan.example`
    })(editing),
  "cover replaced": ({ folder, pick }) => copyFileSync(pick(drawings(folder)), pick(drawings(folder))),
  "cover taken away or given": editing => {
    const [, file] = editing.pick(addedPosts(editing))
    changeText(file, text => withField(text, "cover", fieldOf(text, "cover") ? undefined : "./drawing.svg"))
  },
  "image in a text replaced": editing => {
    const [, file] = editing.pick(addedPosts(editing))
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 ${editing.next()}"/>`
    writeFileSync(join(dirname(file), "plan.svg"), svg)
  },
  "file beside a text replaced": editing => {
    const [, file] = editing.pick(addedPosts(editing))
    writeFileSync(join(dirname(file), "visits.csv"), `day,visits\n1,${editing.next()}\n`)
  },
  "tag changed": editing => changePost(editing, text => withField(text, "tags", `[${editing.pick(tags)}]`)),
  "author changed": editing =>
    changePost(editing, text => withField(text, "author", editing.pick(["firm", undefined]))),
  "chart changed": ({ folder, pick, next }) => {
    const charts = readdirSync(join(folder, "content/charts"))
    changeJson<Chart>(folder, `charts/${pick(charts)}`, chart => {
      const point = pick(pick(chart.series).points)
      point.value += (next() % 5) / 10
      return chart
    })
  },
  "redirect added": editing => {
    const [slug] = editing.pick(posts(editing))
    redirect(editing.folder, {
      from: `/old-${editing.next()}`,
      to: editing.pick([`/blog/${slug}`, "/about"]),
    })
  },
  "redirect taken out": ({ folder, pick }) =>
    changeJson<Redirect[]>(folder, "redirects.json", all => {
      const out = pick(all)
      return all.filter(line => line !== out)
    }),
  "testimonial changed": ({ folder, pick, next }) =>
    changeJson<{ quote: { text: string } }>(
      folder,
      `cases/${pick(readdirSync(join(folder, "content/cases")))}`,
      one => {
        one.quote.text += ` Said ${next()} times.`
        return one
      },
    ),
  "outcome measured": ({ folder, pick, next }) =>
    changeJson<{ outcome?: number }[]>(folder, "ledger.json", all => {
      const one = pick(all)
      return all.map(each => (each === one ? { ...each, outcome: next() % 40 } : each))
    }),
  "copy changed": ({ folder, pick, next }) =>
    changeJson<Record<string, { lead: string }>>(folder, "pages.json", pages => {
      const page = pages[pick(Object.keys(pages))]
      if (page) page.lead = `${page.lead.replace(/ \d+$/, "")} ${next()}`
      return pages
    }),
  "other text changed": ({ folder, pick, next }) => {
    changeText(
      pick(textsOf(folder, pick(["services", "resources", "legal"]))),
      text => `${text}\nAnd ${next()} {email}.\n`,
    )
  },
  "order taken away or given": ({ folder, pick }) =>
    changeText(pick(textsOf(folder, pick(["services", "resources"]))), text =>
      withField(text, "order", fieldOf(text, "order") ? undefined : "1"),
    ),
}
