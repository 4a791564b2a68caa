import { graphql, type PageProps } from "gatsby"
import { useEffect } from "react"
import { NotFound } from "../components/sections/not-found"
import { ButtonLink } from "../components/ui/button"
import { paths } from "../shared/paths"

/**
 * Shown with status 404 for unknown URLs. Sent without scripts, so it only runs where Gatsby's navigation met such a URL:
 * there the server's own answer replaces it. `gatsby develop` has none.
 */
const NotFoundPage = ({ data }: PageProps<Queries.NotFoundPageQuery>) => {
  useEffect(() => {
    if (process.env.NODE_ENV === "production") location.reload()
  }, [])
  return (
    <NotFound
      title="Page not found"
      description="There’s no page at this URL."
      heading="Oops! Page not found"
      lead="There’s nothing at this URL. The link may be incomplete, or the page may have been removed."
      places={data}
    >
      <ButtonLink to={paths.home}>Return to Home</ButtonLink>
      <ButtonLink to={paths.sitemap} variant="outline">
        Sitemap
      </ButtonLink>
    </NotFound>
  )
}

export default NotFoundPage

export const query = graphql`
  query NotFoundPage { ...WhereToGo }
`
