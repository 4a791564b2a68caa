import { graphql } from "gatsby"
import { ContentImage } from "../ui/image"
import { SiteLink } from "../ui/site-link"

export const People = ({ people }: { people: readonly Queries.PersonPartsFragment[] }) => (
  <ul className="people tiles">
    {people.map(({ slug, name, role, city, link, about, portrait }) => (
      <li key={slug}>
        <ContentImage file={portrait} sizes="6rem" />
        <div>
          <h3>
            <SiteLink to={link}>{name}</SiteLink>
          </h3>
          <p className="soft">{[role, city].filter(Boolean).join(", ")}</p>
          <p className="note">{about}</p>
        </div>
      </li>
    ))}
  </ul>
)

/** @public */
export const personParts = graphql`
  fragment PersonParts on Author {
    slug name role city link about
    portrait { ...ContentImage }
  }
`
