import { localeOf } from "./language"
import { site } from "./site"

test.each([
  ["en-GB", "en_GB"],
  ["hi", "hi_IN"],
  ["de", "de_DE"],
  ["az-Arab", "az_IR"],
  ["zh-Hant-HK", "zh_HK"],
])("%s is %s to Open Graph", (tag, locale) => {
  expect(localeOf(tag)).toBe(locale)
})

test("the site's own language without a territory has that of its country", () => {
  const { language } = new Intl.Locale(site.language)
  expect(localeOf(language)).toBe(`${language}_${site.contact.country}`)
})
