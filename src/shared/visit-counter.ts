import { parseUrl } from "./addresses"
import { attempt } from "./attempt"

type Settings = { readonly script?: string; readonly site?: string; readonly siteUrl?: string }

/**
 * A script such as Plausible's or Umami's, which counts without cookies; undefined unless the settings name one. `site` is what
 * it knows the site by: the host's name by default, as Plausible has it.
 */
export const visitCounter = ({ script = "", site, siteUrl = "" }: Settings) => {
  const origin = parseUrl(script)?.origin
  if (!origin) return undefined
  return { script, origin, site: site || (parseUrl(siteUrl)?.hostname ?? "") }
}

/** For the privacy policy. */
export const visitCounting = (script = ""): string => {
  const counter = visitCounter({ script })
  return counter
    ? `Visits are counted by a program at ${new URL(counter.origin).host}. It notes which page is opened, which page or campaign led to it, the kind of browser and device and the country, and that a form was sent, but nothing that was written into it. It sets no cookies and keeps no network addresses.`
    : "Visits are not counted by any analytics program."
}

// Gatsby's compiler replaces exactly these expressions.
const counter = visitCounter({
  script: process.env.GATSBY_ANALYTICS_SCRIPT,
  site: process.env.GATSBY_ANALYTICS_SITE,
  siteUrl: process.env.GATSBY_SITE_URL,
})

/** Each program reads its own attributes, and counts further pages by itself. */
export const countVisits = (addScript: (id: string, src: string, data: DOMStringMap) => void): void => {
  if (!counter) return
  const { script, origin, site } = counter
  addScript("visit-counter", script, { domain: site, websiteId: site, hostUrl: origin })
}

type Counters = {
  readonly plausible?: (event: string, options: { props: Data }) => unknown
  readonly umami?: { readonly track: (event: string, data: Data) => unknown }
}
type Data = Readonly<Record<string, string>>

/**
 * To set a goal on; the program adds the page, and where the visit came from. Another script, or an element with that ID, may have
 * the same name and be anything.
 */
const count = (event: string, data: Data): void => {
  const page = globalThis as Counters
  const counters = [() => page.plausible?.(event, { props: data }), () => page.umami?.track(event, data)]
  // Also a promise that is rejected.
  for (const each of counters) Promise.resolve(attempt(each)).catch(() => undefined)
}

export const countEnquiry = (form: string): void => count("Enquiry", { form })

/** The page had to be shown without its scripts. */
export const countError = (): void => count("Error", {})
