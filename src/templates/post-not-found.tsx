import type { PageProps } from "gatsby"
import { SearchBox } from "../components/layout/search-box"
import { NoticeFigure } from "../components/page-parts/notice-figure"
import { PageHeading } from "../components/page-parts/page-heading"
import { Seo } from "../components/seo/seo"
import { ButtonLink } from "../components/ui/button"
import { addresses } from "../shared/addresses"

/** Shown, with status 404, for an unknown post below /blog or a category. */
const PostNotFoundPage = ({ pageContext: { section } }: PageProps<object, { section: string }>) => (
  <>
    <Seo title="Post not found" description="There is no article at this address." noindex />
    <div className="notice-page page-width">
      <PageHeading
        kicker="404"
        heading="Post not found"
        lead="There is no article at this address. It may have been renamed, or the link may be incomplete."
      >
        <div className="mt-8 max-w-sm">
          <SearchBox id="page-search" />
        </div>
        <p className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={addresses.blog}>All articles</ButtonLink>
          {section !== addresses.blog && (
            <ButtonLink to={section} variant="outline">
              This category
            </ButtonLink>
          )}
        </p>
      </PageHeading>
      <NoticeFigure kind="missing" />
    </div>
  </>
)

export default PostNotFoundPage
