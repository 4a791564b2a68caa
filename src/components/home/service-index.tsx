import { graphql } from "gatsby"
import { ArrowIcon } from "../ui/icons"
import { SiteLink } from "../ui/site-link"

/** The services as an index: each row leads to its place on the services page. */
export const ServiceIndex = ({ services }: { services: readonly Queries.ServiceLineFragment[] }) => (
  <ul className="service-index">
    {services.map(({ slug, title, description, path }) => (
      <li key={slug}>
        <SiteLink to={path}>
          <h3>{title}</h3>
          <p>{description}</p>
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
