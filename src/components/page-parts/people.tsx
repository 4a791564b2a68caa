import { graphql } from "gatsby"
import { Cover } from "../ui/cover"
import { SiteLink } from "../ui/site-link"

export const People = ({ people }: { people: readonly Queries.PersonPartsFragment[] }) => (
  <ul className="bullet-list tiles">
    {people.map(({ slug, name, role, city, link, portrait }) => (
      <li key={slug}>
        <Cover file={portrait} sizes="20rem" />
        <h3>
          <SiteLink to={link}>{name}</SiteLink>
        </h3>
        <p className="soft">{[role, city].filter(Boolean).join(", ")}</p>
      </li>
    ))}
  </ul>
)

/** @public */
export const personParts = graphql`
  fragment PersonParts on Author {
    slug
    name
    role
    city
    link
    portrait { ...Cover }
  }
`
