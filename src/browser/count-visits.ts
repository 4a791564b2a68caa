import { visitCounter } from "../shared/visit-counter"

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
  readonly plausible?: (event: string, options: { props: { form: string } }) => void
  readonly umami?: { readonly track: (event: string, data: { form: string }) => void }
}

/** An event "Enquiry", to set a goal on; the program adds the page, and where the visit came from. */
export const countEnquiry = (form: string): void => {
  const { plausible, umami } = globalThis as Counters
  plausible?.("Enquiry", { props: { form } })
  umami?.track("Enquiry", { form })
}
