import { Fragment } from "react"
import { parseUrl } from "../../shared/addresses"
import { contactPath, paths, searchPath } from "../../shared/paths"
import { site } from "../../shared/site"
import { Button, ButtonLink } from "../ui/button"
import { Notice } from "../ui/notice"
import { SiteLink } from "../ui/site-link"

type Named = { readonly name: string; readonly path: string }
type NoResultsProps = {
  suggestions: readonly string[]
  categories: readonly Named[]
  resources: readonly Named[]
}

export const NoResults = ({ suggestions, categories, resources }: NoResultsProps) => (
  <>
    {suggestions.length > 0 && (
      <p className="search-suggestions">
        Did you mean{" "}
        {suggestions.map((suggestion, index) => (
          <Fragment key={suggestion}>
            {index > 0 && (index === suggestions.length - 1 ? " or " : ", ")}
            <SiteLink to={searchPath(suggestion)}>{suggestion}</SiteLink>
          </Fragment>
        ))}
        ?
      </p>
    )}
    <div className="search-nothing split">
      <section className="ink-rule">
        <h2>Browse instead</h2>
        <ul className="rows tiles quiet-links">
          {[...categories, ...resources].map(({ name, path }) => (
            <li key={path}>
              <SiteLink to={path}>{name}</SiteLink>
            </li>
          ))}
        </ul>
      </section>
      <section className="ink-rule">
        <h2>Or ask us</h2>
        <p>
          Tell us what you were looking for. We’ll reply within {site.consultation.responseHours} hours on
          business days.
        </p>
        <ButtonLink to={contactPath("search")} variant="outline">
          Contact us
        </ButtonLink>
      </section>
    </div>
  </>
)

type SearchFailureProps = { what: "The search" | "The full text"; onRetry: () => void }

export const SearchFailure = ({ what, onRetry }: SearchFailureProps) => (
  <Notice kind="error" heading={`${what} couldn’t be loaded`}>
    <p>The connection failed or is too slow. We’ve kept what you typed.</p>
    <Button variant="outline" onClick={onRetry}>
      Retry
    </Button>
  </Notice>
)

const externalSearchAt = (address: string) => {
  const url = parseUrl(address)
  if (!url) return undefined
  const { origin, pathname, hostname, searchParams } = url
  return { action: origin + pathname, name: hostname, fields: [...searchParams] }
}

/** @param searchUrl the address of a search engine that takes the query as `q`: `https://duckduckgo.com/?sites=example.com` */
export const WithoutScripts = ({ searchUrl = "" }: { searchUrl: string | undefined }) => {
  const external = externalSearchAt(searchUrl)
  return (
    <div className="without-scripts">
      <p>
        Search runs in your browser and needs JavaScript. You’ll find every page in the{" "}
        <SiteLink to={paths.sitemap}>sitemap</SiteLink>.
      </p>
      {external && (
        <search>
          <form className="external-search cluster" action={external.action}>
            {external.fields.map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <label htmlFor="external-search">Or ask {external.name} about this site</label>
            <input id="external-search" type="search" name="q" required />
            <Button type="submit" variant="outline">
              Search there
            </Button>
          </form>
        </search>
      )}
    </div>
  )
}
