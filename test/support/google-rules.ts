/**
 * The properties that Google asks for, by type: required, then recommended as far as the site knows them (Google Search
 * Central, "Structured data markup that Google Search supports": Article, Breadcrumb, Carousel, Local business, Organization,
 * Site names).
 */
export const googleRules: Readonly<Record<string, readonly string[]>> = {
  BlogPosting: [
    "headline",
    "image",
    "datePublished",
    "author",
    "publisher",
    "description",
    "mainEntityOfPage",
  ],
  BreadcrumbList: ["itemListElement"],
  ItemList: ["itemListElement", "numberOfItems"],
  ListItem: ["position", "name"],
  ProfessionalService: ["name", "address", "url", "logo", "image"],
  WebSite: ["name", "url", "publisher"],
  Service: ["name", "url"],
  ImageObject: ["url"],
  SearchAction: ["target", "query-input"],
  ContactPoint: ["contactType"],
  DigitalDocument: ["name", "description", "url"],
  WebPage: ["name", "description", "url", "isPartOf", "primaryImageOfPage"],
}
