import { addresses } from "../../shared/addresses"
import { Button } from "../ui/button"
import { SiteLink } from "../ui/site-link"

/** Where another site's search is asked about this one alone, by the owner's setting. */
export type OutsideSearch = { action: string; name: string; fields: [string, string][] }

/**
 * Reads `GATSBY_OUTSIDE_SEARCH_URL`.
 * @param address of a search engine that takes the query as `q`, with the parameter that keeps it to this site:
 * `https://duckduckgo.com/?sites=example.com`.
 * @returns nothing where there is none.
 */
export const outsideSearchAt = (address = ""): OutsideSearch | undefined => {
  if (!URL.canParse(address)) return undefined
  const { origin, pathname, hostname, searchParams } = new URL(address)
  return { action: origin + pathname, name: hostname, fields: [...searchParams] }
}

/** What somebody can do whose browser runs no scripts. */
export const WithoutScripts = ({ outside }: { outside: OutsideSearch | undefined }) => (
  <noscript>
    <p>
      Search runs in your browser and needs JavaScript. You’ll find every page in the{" "}
      <SiteLink to={addresses.sitemap}>sitemap</SiteLink>.
    </p>
    {outside && (
      <search>
        <form className="outside-search cluster" action={outside.action}>
          {outside.fields.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <label htmlFor="outside-search">Or ask {outside.name} about this site</label>
          <input id="outside-search" type="search" name="q" required />
          <Button type="submit" variant="outline">
            Search there
          </Button>
        </form>
      </search>
    )}
  </noscript>
)
