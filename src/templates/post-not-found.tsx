import { graphql, type PageProps } from "gatsby"
import { NotFound } from "../components/sections/not-found"
import { ButtonLink } from "../components/ui/button"
import { paths } from "../shared/paths"

/** Shown with status 404 for an unknown post under /blog or a category. */
const PostNotFoundPage = ({
  data,
  pageContext: { answersBelow },
}: PageProps<Queries.PostNotFoundPageQuery, { answersBelow: string }>) => (
  <NotFound
    title="Post not found"
    description="There’s no article at this URL."
    heading="Post not found"
    lead="There’s no article at this URL. It may have been renamed, or the link may be incomplete."
    places={data}
  >
    <ButtonLink to={paths.blog}>All articles</ButtonLink>
    {answersBelow !== paths.blog && (
      <ButtonLink to={answersBelow} variant="outline">
        This category
      </ButtonLink>
    )}
  </NotFound>
)

export default PostNotFoundPage

export const query = graphql`
  query PostNotFoundPage { ...WhereToGo }
`
