import site from "../../content/site.json"

// Among the scripts of living languages (Unicode, Bidi_Class R and AL).
const rightToLeft = new Set(["Adlm", "Arab", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa"])

/** `Intl.Locale.getTextInfo` would say so too, but not in Firefox. @param tag BCP 47, such as "ar" or "az-Arab" */
export const directionOf = (tag: string): "ltr" | "rtl" =>
  rightToLeft.has(new Intl.Locale(tag).maximize().script ?? "") ? "rtl" : "ltr"

/**
 * A language with its territory, as Open Graph wants it: "hi_IN". Without one it is the site's country's, if that is the language
 * of the site, else the most likely.
 * @param tag BCP 47, such as "hi" or "en-GB"
 */
export const localeOf = (tag: string): string => {
  const { language, region } = new Intl.Locale(tag)
  const isOfSite = language === new Intl.Locale(site.language).language
  const territory = region ?? (isOfSite ? site.contact.country : new Intl.Locale(tag).maximize().region)
  return [language, territory].filter(Boolean).join("_")
}

/** The attributes of a text's own words; none for one in the site's language, which the document has. */
export const languageOf = ({ lang }: { readonly lang?: string | null | undefined }) =>
  lang && lang !== site.language ? { lang, dir: directionOf(lang) } : {}
