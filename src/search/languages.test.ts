import type { SearchPage } from "./excerpt"
import { searchLanguage } from "./languages"
import { buildSearch, openSearch } from "./search-index"

const page = (title: string, text: string): SearchPage => ({
  kind: "article",
  path: `/${title}`,
  title,
  sections: [{ heading: "", anchor: "", text }],
})
const pages = [
  page("Wir messen", "Die Messung der Kosten. We say how it is."),
  page("Farben", "Die neue Farbe, the colour."),
  page("Coûts", "Les coûts d’acquisition et l'analyse. Rock’n’roll, o'clock."),
]

/** Opens a search of a site in a language; without one, as an earlier version built it. */
const open = (tag?: string) => {
  const files = new Map(
    buildSearch([], pages, searchLanguage(tag ?? "en")).map(({ name, content }) => [name, content]),
  )
  const { language, ...entry } = JSON.parse(files.get("search.json") ?? "")
  return openSearch(tag ? { ...entry, language } : entry, async name => files.get(name) ?? "")
}

test.each([
  ["German stop words don't count in German", "de-AT", "der farbe", ["/Farben"]],
  ["but in English", "en-GB", "der farbe", ["/Farben", "/Wir messen"]],
  ["English ones don't in English", "en-GB", "how farbe", ["/Farben"]],
  ["but in German", "de", "how farbe", ["/Farben", "/Wir messen"]],
  ["and in a language that is not known", "hi", "how farbe", ["/Farben", "/Wir messen"]],
  ["a German ending is known in German", "de", "messungen", ["/Wir messen"]],
  ["a word is found after an article that is elided", "fr", "acquisition", ["/Coûts"]],
  ["as it is written", "fr", "l’analyse", ["/Coûts"]],
  ["and English apostrophes are left alone", "en-GB", "oclock", ["/Coûts"]],
  ["an index of an earlier version has no language", undefined, "how farbe", ["/Farben", "/Wir messen"]],
])("%s", async (_what, tag, query, found) => {
  const { hits } = await open(tag).searchTexts(query, 9)
  expect(hits.map(({ path }) => path).sort()).toEqual(found)
})

test.each([
  ["en-GB", []],
  ["de", [{ word: "color", correctedTo: "colour" }]],
])("in %s American spelling is corrected: %j", async (tag, corrections) => {
  expect(await open(tag).searchTexts("color", 9)).toMatchObject({ total: 1, corrections })
})

test("each language has its own stop words, and one that is not shipped has none", () => {
  const [english, german, hindi] = ["en-IN", "de", "hi"].map(searchLanguage)
  expect(english?.stopWords).toContain("the")
  expect(german?.stopWords).toEqual(expect.arrayContaining(["die", "und"]))
  expect(german?.stopWords).not.toContain("the")
  expect(hindi).toEqual({ isEnglish: false, stopWords: [], endings: [] })
})
