import type { ProfessionalService, Service, WebSite } from "schema-dts"
import { absoluteUrl } from "../../shared/addresses"
import { paths } from "../../shared/paths"
import { isPlaceholder } from "../../shared/placeholders"
import { site, siteUrl } from "../../shared/site"

export const urlOf = (path: string): string => absoluteUrl(siteUrl, path)

/** A reference to another node of the graph (JSON-LD 1.1, "Node Identifiers"). */
export type Ref = { "@id": string }

export const refTo = (path: string, part?: string): Ref => ({ "@id": urlOf(path) + (part ? `#${part}` : "") })

export const organisationRef = refTo(paths.home, "organisation")
export const websiteRef = refTo(paths.home, "website")

const { email, whatsapp = "", network, country } = site.contact

const contactDetails = {
  ...(email && { email }),
  ...(whatsapp && !isPlaceholder(whatsapp) && { telephone: whatsapp }),
}

const { legal } = site

const logoUrl = urlOf("/icon-512.png")

/** The organisation as the publisher of a page (Google Search Central, "Organization (Organization) structured data"). */
export const organisation = {
  "@type": "ProfessionalService",
  ...organisationRef,
  name: site.brand,
  url: urlOf(paths.home),
  logo: { "@type": "ImageObject", url: logoUrl, width: "512", height: "512" },
  // Google requires image and address of every LocalBusiness; without `legal` only the country is known.
  image: logoUrl,
  address: {
    "@type": "PostalAddress",
    ...(legal && { streetAddress: legal.address }),
    addressCountry: country,
  },
  ...(legal && { legalName: legal.name, ...(legal.id && { identifier: legal.id }) }),
} as const satisfies ProfessionalService

/** Without ratings: Google accepts none that a business publishes about itself (Search Central, "Review snippet"). */
export const organisationInFull: ProfessionalService = {
  ...organisation,
  description: site.description,
  slogan: site.tagline,
  ...contactDetails,
  ...(network && !isPlaceholder(network.url) && { sameAs: [network.url] }),
  contactPoint: {
    "@type": "ContactPoint",
    contactType: "sales",
    ...contactDetails,
    url: urlOf(paths.contact),
    availableLanguage: site.language,
  },
}

export type ServiceSummary = { readonly title: string; readonly description: string; readonly path: string }

export const serviceNode = ({ title, description, path }: ServiceSummary): Service => ({
  "@type": "Service",
  ...refTo(path),
  url: urlOf(path),
  name: title,
  serviceType: title,
  description,
  provider: organisationRef,
})

/** The site that every page is part of (Google Search Central, "Site names"). */
export const website = {
  "@type": "WebSite",
  ...websiteRef,
  name: site.brand,
  url: urlOf(paths.home),
  inLanguage: site.language,
  publisher: organisationRef,
} as const satisfies WebSite

export const websiteWithSearch = {
  ...website,
  description: site.description,
  potentialAction: {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: `${urlOf(paths.search)}?q={search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  },
} as const
