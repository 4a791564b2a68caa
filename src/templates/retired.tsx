import { graphql, type PageProps } from "gatsby"
import { NoticeFigure, WhereToGo } from "../components/sections/not-found"
import { Seo } from "../components/seo/seo"
import { PageHeading } from "../components/ui/page-heading"

const secondsUntilRedirect = 3

/** The notice at a retired URL. The browser itself redirects, so this works without JavaScript. */
const RetiredPage = ({
  data,
  pageContext: { movedTo },
}: PageProps<Queries.RetiredPageQuery, { movedTo: string }>) => (
  <>
    <Seo
      title="410 - Page Gone"
      description={`This page has been permanently moved to ${movedTo}.`}
      path={null}
      movedTo={movedTo}
    >
      <meta httpEquiv="refresh" content={`${secondsUntilRedirect};url=${movedTo}`} />
    </Seo>
    <div className="heading-beside split page-width">
      <PageHeading heading="410 - Page Gone">
        <p className="lead">
          This page has been permanently moved. The content you're looking for is now available at:{" "}
          <a href={movedTo}>{movedTo}</a>
        </p>
        <p className="soft">We’ll take you there in {secondsUntilRedirect} seconds.</p>
      </PageHeading>
      <NoticeFigure kind="moved" />
    </div>
    <WhereToGo {...data} />
  </>
)

export default RetiredPage

export const query = graphql`
  query RetiredPage { ...WhereToGo }
`
