import { addresses } from "../../shared/addresses"
import { ButtonLink } from "../ui/button"
import { NotFound } from "./not-found"

/** There is no such article below /blog or below a category: `section` is the path of either. */
export const PostNotFound = ({ section }: { section: string }) => (
  <NotFound
    title="Post not found"
    description="There’s no article at this URL."
    heading="Post not found"
    lead="There’s no article at this URL. It may have been renamed, or the link may be incomplete."
  >
    <ButtonLink to={addresses.blog}>All articles</ButtonLink>
    {section !== addresses.blog && (
      <ButtonLink to={section} variant="outline">
        This category
      </ButtonLink>
    )}
  </NotFound>
)
