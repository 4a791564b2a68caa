import type { Thing } from "schema-dts"
import type { PageFacts } from "../page-facts"
import { blogPosting } from "./blog-posting"
import { digitalDocument } from "./digital-document"
import { type Ref, refs, urlOf } from "./ids"
import { itemList } from "./item-list"
import { organisationInFull, service } from "./organisation"
import { websiteWithSearch } from "./website"

/** What the subject of a page makes of its graph. */
export type SubjectNodes = {
  /** Which kind of page it is, in the words of schema.org. */
  readonly type?: "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage" | "SearchResultsPage"
  /** The node that the page is about. */
  readonly mainEntity?: Ref | readonly Ref[]
  /** In place of the short forms. */
  readonly organisation?: Thing
  readonly website?: Thing
  readonly nodes?: readonly Thing[]
}

/** What stands in the graph of a page because of its subject. */
export const subjectNodes = (page: PageFacts): SubjectNodes => {
  const { path, subject } = page
  switch (subject?.kind) {
    case "home":
      return {
        mainEntity: refs.organisation,
        organisation: organisationInFull(subject.services),
        website: websiteWithSearch(),
      }
    case "about":
      return { type: "AboutPage", mainEntity: refs.organisation, organisation: organisationInFull() }
    case "contact":
      return { type: "ContactPage", mainEntity: refs.organisation }
    case "search":
      return { type: "SearchResultsPage" }
    case "services":
      return {
        mainEntity: subject.services.map(({ path: to }) => ({ "@id": urlOf(to) })),
        nodes: subject.services.map(service),
      }
    case "listing":
      return { type: "CollectionPage", mainEntity: refs.list(path), nodes: [itemList(page, subject)] }
    case "article":
      return { mainEntity: refs.article(subject.identity), nodes: [blogPosting(page, subject)] }
    case "resource":
      return { mainEntity: refs.document(path), nodes: [digitalDocument(page, subject)] }
    default:
      return {}
  }
}
