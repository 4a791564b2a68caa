import { graphql } from "gatsby"
import { Cover } from "../ui/cover"
import { ArrowIcon } from "../ui/icons"
import { SiteLink } from "../ui/site-link"

/** What the index tells of a service; AMP documents leave its drawing out. */
export type IndexedService = Queries.ServiceLineFragment & {
  readonly drawing?: Queries.CoverFragment | null
}

/** The services side by side: each cell leads to its place on the services page. */
export const ServiceIndex = ({ services }: { services: readonly IndexedService[] }) => (
  <ul className="service-index tiles">
    {services.map(({ slug, title, description, path, drawing }) => (
      <li key={slug} className="heavy">
        <SiteLink to={path}>
          {drawing && <Cover file={drawing} />}
          <h3>{title}</h3>
          <p className="soft">{description}</p>
          <ArrowIcon />
        </SiteLink>
      </li>
    ))}
  </ul>
)

/** For the queries of pages: Gatsby collects the fragments that are exported. @public */
export const serviceLine = graphql`
  fragment ServiceLine on Service {
    slug
    title
    description
    path
  }
`
