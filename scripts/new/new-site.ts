import { z } from "zod"
import { requiredJson } from "../../src/content-model/read/read-content"
import { jsonTypeOf, markdownTypes } from "../../src/content-model/types/all-types"
import type { Values } from "../../src/content-model/types/content-type"
import { capital } from "../../src/content-model/types/field-types"
import { exampleOf, json, markdown } from "./new-entry"

export type NewSite = {
  readonly brand: string
  readonly url: string
  readonly email: string
  readonly country: string
  readonly language: string
  readonly currency: string
  readonly "time-zone": string
}

const pageLinks = ["about", "services", "blog", "contact"].map(name => ({
  label: capital(name),
  path: `/${name}`,
}))

/** What the owner says, and what cannot be left to write later. */
const chosen = (site: NewSite): Record<string, Values> => {
  const { brand, url, email, country, language, currency, "time-zone": timeZone } = site
  return {
    "site.json": {
      brand,
      url,
      language,
      currency,
      timeZone,
      contact: { email, country },
      consultation: { minutes: 30, responseHours: 24, callTimes: "TODO the days and hours of calls" },
      navigation: [{ label: "Home", path: "/" }, ...pageLinks],
    },
    "about.json": {
      sections: ["mission", "why-partner"].map(id => ({
        id,
        heading: capital(id.replace("-", " ")),
        body: ["TODO a paragraph"],
      })),
    },
  }
}

const requiredFile = (name: string): unknown => {
  const schema = jsonTypeOf(name)?.schema ?? z.never()
  const title = name === "categories.json" ? "News" : capital(name.replace(".json", ""))
  if (name !== "pages.json") return exampleOf(schema, "", { title })
  const pages = Object.entries((schema as z.ZodObject).shape as Record<string, z.ZodType>)
  return Object.fromEntries(
    pages.map(([page, copy]) => [page, exampleOf(copy, "", { title: capital(page) })]),
  )
}

/**
 * The least content that passes the check, by path below the project: what is still to be written begins with TODO, which the
 * check lists.
 */
export const newSite = (site: NewSite): Record<string, string> => {
  const own = chosen(site)
  const files = requiredJson.map(name => {
    const content = requiredFile(name)
    return [`content/${name}`, json(name in own ? { ...(content as Values), ...own[name] } : content)]
  })
  const texts = [
    ["legal", "privacy", "Privacy policy"],
    ["legal", "terms", "Terms of service"],
    ["services", "first-service", "First service"],
  ] as const
  return Object.fromEntries([
    ...files,
    ...texts.map(([folder, slug, title]) => [
      `content/${folder}/${slug}.md`,
      markdown(exampleOf(markdownTypes[folder].schema, "", { title, heading: title }) as Values, title),
    ]),
  ])
}
