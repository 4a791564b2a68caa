import { graphql } from "gatsby"
import { Fragment } from "react"
import { parseUrl } from "../../shared/addresses"
import { contactPath, paths, searchPath } from "../../shared/paths"
import { fillTokens } from "../../shared/text-tokens"
import { linkWords } from "../../shared/words/links"
import { Button, ButtonLink } from "../ui/button"
import { Filled } from "../ui/filled"
import { Notice } from "../ui/notice"
import { SiteLink } from "../ui/site-link"

type Named = { readonly name: string; readonly path: string }
type NoResultsProps = {
  names: Queries.SearchNamesFragment
  suggestions: readonly string[]
  categories: readonly Named[]
  resources: readonly Named[]
}

/** Links to each: "A, B or C". @param either with {one} and {other} */
const alternatives = (suggestions: readonly string[], either: string) =>
  suggestions.map((suggestion, index) => {
    const link = <SiteLink to={searchPath(suggestion)}>{suggestion}</SiteLink>
    const isLast = index > 0 && index === suggestions.length - 1
    return (
      <Fragment key={suggestion}>
        {index > 0 && !isLast && ", "}
        {isLast ? <Filled text={either} parts={{ other: link }} /> : link}
      </Fragment>
    )
  })

export const NoResults = ({ names, suggestions, categories, resources }: NoResultsProps) => (
  <>
    {suggestions.length > 0 && (
      <p className="search-suggestions">
        <Filled text={names.suggestions} parts={{ words: alternatives(suggestions, names.either) }} />
      </p>
    )}
    <div className="search-nothing split">
      <section className="ink-rule">
        <h2>{names.browse}</h2>
        <ul className="rows tiles quiet-links">
          {[...categories, ...resources].map(({ name, path }) => (
            <li key={path}>
              <SiteLink to={path}>{name}</SiteLink>
            </li>
          ))}
        </ul>
      </section>
      <section className="ink-rule">
        <h2>{names.ask}</h2>
        <p>{names.askText}</p>
        <ButtonLink to={contactPath("search")} variant="outline">
          {linkWords.contact}
        </ButtonLink>
      </section>
    </div>
  </>
)

type SearchFailureProps = { heading: string; names: Queries.SearchNamesFragment; onRetry: () => void }

export const SearchFailure = ({ heading, names, onRetry }: SearchFailureProps) => (
  <Notice kind="error" heading={heading}>
    <p>{names.failedText}</p>
    <Button variant="outline" onClick={onRetry}>
      {names.retry}
    </Button>
  </Notice>
)

const externalSearchAt = (address: string) => {
  const url = parseUrl(address)
  if (!url) return undefined
  const { origin, pathname, hostname, searchParams } = url
  return { action: origin + pathname, name: hostname, fields: [...searchParams] }
}

type WithoutScriptsProps = { names: Queries.SearchNamesFragment; searchUrl: string | undefined }

/** @param searchUrl the address of a search engine that takes the query as `q`: `https://duckduckgo.com/?sites=example.com` */
export const WithoutScripts = ({ names, searchUrl = "" }: WithoutScriptsProps) => {
  const external = externalSearchAt(searchUrl)
  return (
    <div className="without-scripts">
      <p>
        <Filled
          text={names.withoutScripts}
          parts={{ sitemap: <SiteLink to={paths.sitemap}>{names.sitemap}</SiteLink> }}
        />
      </p>
      {external && (
        <search>
          <form className="external-search cluster" action={external.action}>
            {external.fields.map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <label htmlFor="external-search">{fillTokens(names.elsewhere, { name: external.name })}</label>
            <input id="external-search" type="search" name="q" required />
            <Button type="submit" variant="outline">
              {names.searchElsewhere}
            </Button>
          </form>
        </search>
      )}
    </div>
  )
}

/** @public */
export const searchNames = graphql`
  fragment SearchNames on SearchResultWords {
    title heading placeholder searching none onePost posts oneResource resources both results oneMatch matches
    postColumn noPost resourceColumn noResource allResources more
    textColumn article service resource page corrected missing partial noText moreTexts
    suggestions either browse ask askText failed textFailed failedText retry withoutScripts sitemap elsewhere searchElsewhere
  }
`
