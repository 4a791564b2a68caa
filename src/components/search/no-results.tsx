import { Fragment } from "react"
import { addresses, searchPath } from "../../shared/addresses"
import { site } from "../../shared/site"
import { Button, ButtonLink } from "../ui/button"
import { Notice } from "../ui/notice"
import { SiteLink } from "../ui/site-link"

type NoResultsProps = {
  suggestions: readonly string[]
  categories: readonly { readonly name: string; readonly path: string }[]
}

/** Ways on for somebody whose words are nowhere: words that are somewhere, the blog's subjects, and us. */
export const NoResults = ({ suggestions, categories }: NoResultsProps) => (
  <>
    {suggestions.length > 0 && (
      <p className="search-suggestions">
        Did you mean{" "}
        {suggestions.map((suggestion, at) => (
          <Fragment key={suggestion}>
            {at > 0 && (at === suggestions.length - 1 ? " or " : ", ")}
            <SiteLink to={searchPath(suggestion)}>{suggestion}</SiteLink>
          </Fragment>
        ))}
        ?
      </p>
    )}
    <div className="search-nothing split">
      <section className="heavy">
        <h2>Browse by category</h2>
        <ul className="rows tiles quiet-links">
          {categories.map(({ name, path }) => (
            <li key={path}>
              <SiteLink to={path}>{name}</SiteLink>
            </li>
          ))}
        </ul>
      </section>
      <section className="heavy">
        <h2>Or ask us</h2>
        <p>
          Tell us what you were looking for. We’ll reply within {site.consultation.responseHours} hours on
          business days.
        </p>
        <ButtonLink to={addresses.contact} variant="outline">
          Contact us
        </ButtonLink>
      </section>
    </div>
  </>
)

type SearchFailureProps = { what: "The search" | "The full text"; onRetry: () => void }

/** Says what could not be loaded, and offers to try again. */
export const SearchFailure = ({ what, onRetry }: SearchFailureProps) => (
  <Notice kind="error" heading={`${what} couldn’t be loaded`}>
    <p>The connection failed or is too slow. We’ve kept what you typed.</p>
    <Button variant="outline" onClick={onRetry}>
      Retry
    </Button>
  </Notice>
)
