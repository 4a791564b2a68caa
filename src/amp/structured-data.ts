import type { Blog, Graph, ItemList, Organization, WebPage, WebSite } from "schema-dts"
import { absoluteUrl, addresses } from "../shared/addresses"
import { site, siteUrl } from "../shared/site"

const at = (path: string) => absoluteUrl(siteUrl, path)
const organizationId = `${at(addresses.home)}#organisation`

/** The consultancy (schema.org/Organization). */
const organization: Organization = {
  "@type": "Organization",
  "@id": organizationId,
  name: site.brand,
  url: at(addresses.home),
  description: site.description,
  email: site.contact.email,
  sameAs: site.contact.network.url,
}

/** The site (schema.org/WebSite). */
export const webSite: WebSite = {
  "@type": "WebSite",
  name: site.brand,
  url: at(addresses.home),
  inLanguage: site.language,
  publisher: { "@id": organizationId },
}

type PageKind = "WebPage" | "AboutPage" | "ContactPage"

/** One page, by the address of its ordinary form (schema.org/WebPage). */
export const webPage = (kind: PageKind, name: string, path: string): WebPage => ({
  "@type": kind,
  name,
  url: at(path),
  about: { "@id": organizationId },
})

type ServiceFacts = { readonly title: string; readonly description: string; readonly path: string }

/** The services in their order (schema.org/ItemList). */
export const serviceList = (services: readonly ServiceFacts[]): ItemList => ({
  "@type": "ItemList",
  itemListElement: services.map(({ title, description, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    item: {
      "@type": "Service",
      name: title,
      description,
      url: at(path),
      provider: { "@id": organizationId },
    },
  })),
})

/** The blog with the articles shown (schema.org/Blog). */
export const blog = (name: string, posts: readonly Queries.AmpPostFragment[]): Blog => ({
  "@type": "Blog",
  name,
  url: at(addresses.blog),
  publisher: { "@id": organizationId },
  blogPost: posts.map(({ title, excerpt, path, date }) => ({
    "@type": "BlogPosting",
    headline: title,
    description: excerpt,
    url: at(path),
    datePublished: date,
  })),
})

/** Things as one JSON-LD text that is safe inside a script element. */
export const jsonLd = (things: Graph["@graph"]): string => {
  const graph: Graph = { "@context": "https://schema.org", "@graph": [organization, ...things] }
  return JSON.stringify(graph).replaceAll("<", "\\u003c")
}
