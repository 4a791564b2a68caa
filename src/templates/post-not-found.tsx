import type { PageProps } from "gatsby"
import { PostNotFound } from "../components/sections/not-found"

/** Shown with status 404 for an unknown post under /blog or a category. */
const PostNotFoundPage = ({ pageContext }: PageProps<object, { answersBelow: string }>) => (
  <PostNotFound section={pageContext.answersBelow} />
)

export default PostNotFoundPage
