import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { stringify } from "yaml"
import { seededRandom } from "../../test/support/seeded-random"

export type Article = ReturnType<typeof makeArticles>[number]

const categories = ["Analytics", "SEO Strategies", "Campaign Tracking", "Cohort Analysis"]
const tags = ["Analytics", "SEO", "Digital Marketing", "Attribution", "Reporting", "Testing", "Retention"]
const extras = [
  "- one\n- two\n- three",
  "| Channel | Visits |\n|---|---:|\n| Search | 900 |\n| Mail | 400 |",
  "```sql\nSELECT channel, count(*) AS visits\nFROM sessions\nGROUP BY channel;\n```",
]

const siteSentences = (): string[][] =>
  readdirSync("content/posts")
    .sort()
    .map(slug => readFileSync(join("content/posts", slug, "index.md"), "utf8"))
    .join("\n")
    .replace(/^---[\s\S]*?^---|```[\s\S]*?```|!\[[^\]]*\]\([^)]*\)|^\|.*$|[#>*`_|"\\[\](){}<!]/gm, " ")
    .split(/(?<=[.?!])\s+|\n\n+/)
    .map(sentence => sentence.split(/\s+/).filter(Boolean))
    .filter(words => words.length > 3)

/** Articles of about 1,000 words in the site's own phrases, so that words are as frequent as in English; deterministic. */
export const makeArticles = (count: number) => {
  const random = seededRandom(5)
  const sentences = siteSentences()
  const below = (number: number): number => Math.floor(random() * number)
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item
  const rareWord = (): string => random().toString(36).slice(2, 8)
  return Array.from({ length: count }, (_, number) => {
    const own = Array.from({ length: 60 }, () => pick(sentences))
    const words = (length: number): string => {
      const out: string[] = []
      while (out.length < length) {
        const sentence = pick(own)
        const from = below(sentence.length)
        out.push(...sentence.slice(from, from + 3 + below(9)), ...(random() < 0.15 ? [rareWord()] : []))
      }
      return out.slice(0, length).join(" ")
    }
    return {
      slug: `generated-post-${number}`,
      title: `${words(5).slice(0, 40)} ${number}`,
      excerpt: `${words(20 + below(8)).slice(0, 140)} ${number}.`,
      date: new Date(Date.UTC(2015, 0, 1) + (number % 3650) * 86_400_000).toISOString().slice(0, 10),
      sections: Array.from({ length: 6 }, () => ({
        heading: words(3 + below(4)),
        text: `${words(80)}.\n\n${words(80)}.`,
      })),
    }
  })
}

export const writePosts = (contentFolder: string, count: number): string[] =>
  makeArticles(count).map(({ slug, title, excerpt, date, sections }, number) => {
    const folder = join(contentFolder, "posts", slug)
    const category = categories[number % categories.length]
    const own = [tags[number % tags.length], tags[(number + 3) % tags.length]]
    const front = stringify({ title, excerpt, category, tags: own, date })
    const body = sections.map(
      ({ heading, text }, at) => `## ${heading} ${at}\n\n${text}\n\n${extras[at % 3]}`,
    )
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, "index.md"), `---\n${front}---\n\n${body.join("\n\n")}\n`)
    return join(folder, "index.md")
  })
