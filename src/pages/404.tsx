import { graphql, type PageProps } from "gatsby"
import { useEffect } from "react"
import { sitemap } from "../components/sections/link-lists"
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
  const { copy } = data
  if (!copy) return null
  return (
    <NotFound copy={copy} places={data}>
      <ButtonLink to={paths.home}>{copy.home}</ButtonLink>
      <ButtonLink to={sitemap.path} variant="outline">
        {sitemap.label}
      </ButtonLink>
    </NotFound>
  )
}

export default NotFoundPage

export const query = graphql`
  query NotFoundPage {
    copy: pageCopy(slug: { eq: "notFound" }) { ...NoticeCopy home }
    ...WhereToGo
  }
`
