import { graphql, type PageProps } from "gatsby"
import { posts } from "../components/sections/link-lists"
import { NotFound } from "../components/sections/not-found"
import { ButtonLink } from "../components/ui/button"
import { paths } from "../shared/paths"

/** Shown with status 404 for an unknown post under /blog or a category. */
const PostNotFoundPage = ({
  data,
  pageContext: { answersBelow },
}: PageProps<Queries.PostNotFoundPageQuery, { answersBelow: string }>) =>
  data.copy && (
    <NotFound copy={data.copy} places={data}>
      <ButtonLink to={posts.path}>{posts.label}</ButtonLink>
      {answersBelow !== paths.blog && (
        <ButtonLink to={answersBelow} variant="outline">
          {data.copy.category}
        </ButtonLink>
      )}
    </NotFound>
  )

export default PostNotFoundPage

export const query = graphql`
  query PostNotFoundPage {
    copy: pageCopy(slug: { eq: "postNotFound" }) { ...NoticeCopy category }
    ...WhereToGo
  }
`
