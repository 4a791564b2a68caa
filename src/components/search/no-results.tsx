import { addresses } from "../../shared/addresses"
import { site } from "../../shared/site"
import { ButtonLink } from "../ui/button"
import { SiteLink } from "../ui/site-link"

/** A subject of the blog. */
export type SearchCategory = { readonly name: string; readonly path: string }

/** Ways on for somebody whose words are nowhere: the blog's subjects, and us. */
export const NoResults = ({ categories }: { categories: readonly SearchCategory[] }) => (
  <div className="search-nothing">
    <section>
      <h2>Browse by category</h2>
      <p>The search looks for exactly these characters; part of a word often finds more.</p>
      <ul className="quiet-links">
        {categories.map(({ name, path }) => (
          <li key={path}>
            <SiteLink to={path}>{name}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
    <section>
      <h2>Or ask us</h2>
      <p>
        Tell us what you were looking for. We answer within {site.consultation.responseHours} hours on
        business days.
      </p>
      <ButtonLink to={addresses.contact} variant="outline">
        Contact us
      </ButtonLink>
    </section>
  </div>
)
