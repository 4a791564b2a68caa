import type { Offer, ProfessionalService, Service } from "schema-dts"
import { addresses } from "../../../shared/addresses"
import { isPlaceholder, site } from "../../../shared/site"
import type { ServiceFacts } from "../page-facts"
import { refs, urlOf } from "./ids"

const { email, whatsapp = "", network } = site.contact

/** What of the contact details is set, and no example. */
const reach = {
  ...(email && { email }),
  ...(whatsapp && !isPlaceholder(whatsapp) && { telephone: whatsapp }),
}

const logoUrl = () => urlOf("/icon-512.png")

/**
 * The organisation in a few words, for pages that only name it as their publisher (Google Search Central,
 * "Organization (Organization) structured data").
 */
export const organisationInBrief = (): ProfessionalService => ({
  "@type": "ProfessionalService",
  ...refs.organisation,
  name: site.brand,
  url: urlOf(addresses.home),
  logo: { "@type": "ImageObject", url: logoUrl(), width: "512", height: "512" },
  // Google asks for image and address of every kind of LocalBusiness; the site names no more than the country.
  image: logoUrl(),
  address: { "@type": "PostalAddress", addressCountry: site.contact.country },
})

const offer = ({ title, path }: ServiceFacts): Offer => ({
  "@type": "Offer",
  itemOffered: { "@type": "Service", "@id": urlOf(path), name: title, url: urlOf(path) },
})

/**
 * All that the site says of the organisation, for the home and about pages. Reviews and ratings are left out: those
 * that a business publishes about itself are not eligible (Google Search Central, "Review snippet", "Self-serving reviews").
 */
export const organisationInFull = (services: readonly ServiceFacts[] = []): ProfessionalService => ({
  ...(organisationInBrief() as Exclude<ProfessionalService, string>),
  description: site.description,
  slogan: site.tagline,
  ...reach,
  ...(network && !isPlaceholder(network.url) && { sameAs: [network.url] }),
  contactPoint: {
    "@type": "ContactPoint",
    contactType: "sales",
    ...reach,
    url: urlOf(addresses.contact),
    availableLanguage: site.language,
  },
  ...(services.length > 0 && { makesOffer: services.map(offer) }),
})

/** A service by its anchor on the services page, provided by the organisation (schema.org, "Service"). */
export const service = ({ title, description, path }: ServiceFacts): Service => ({
  "@type": "Service",
  "@id": urlOf(path),
  url: urlOf(path),
  name: title,
  serviceType: title,
  description,
  provider: refs.organisation,
})
