import { graphql, type PageProps } from "gatsby"
import { NotFound, PostNotFound } from "../components/sections/not-found"
import { ButtonLink } from "../components/ui/button"
import { paths, sectionAt } from "../shared/paths"

/** Shown with status 404 for unknown URLs, and by client-side navigation to one, where unknown posts get the same page as from a server. */
const NotFoundPage = ({ data, location }: PageProps<Queries.NotFoundPageQuery>) => {
  const section = sectionAt(location.pathname, data.allCategory.nodes)
  if (section) return <PostNotFound section={section} />
  return (
    <NotFound
      title="Page not found"
      description="There’s no page at this URL."
      heading="Oops! Page not found"
      lead="There’s nothing at this URL. The link may be incomplete, or the page may have been removed."
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
  query NotFoundPage {
    allCategory(sort: { order: ASC }) { nodes { path } }
  }
`
