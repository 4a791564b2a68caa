import type { PageProps } from "gatsby"
import { NotFound } from "../components/page-parts/not-found"
import { ButtonLink } from "../components/ui/button"
import { addresses } from "../shared/addresses"

/** Shown, with status 404, for an unknown post below /blog or a category. */
const PostNotFoundPage = ({ pageContext: { section } }: PageProps<object, { section: string }>) => (
  <NotFound
    title="Post not found"
    description="There is no article at this address."
    heading="Post not found"
    lead="There is no article at this address. It may have been renamed, or the link may be incomplete."
  >
    <ButtonLink to={addresses.blog}>All articles</ButtonLink>
    {section !== addresses.blog && (
      <ButtonLink to={section} variant="outline">
        This category
      </ButtonLink>
    )}
  </NotFound>
)

export default PostNotFoundPage
