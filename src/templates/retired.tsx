import { graphql, type PageProps } from "gatsby"
import { NoticeFigure, WhereToGo } from "../components/sections/not-found"
import { Seo } from "../components/seo/seo"
import { Filled } from "../components/ui/filled"
import { PageHeading } from "../components/ui/page-heading"
import { fillTokens } from "../shared/text-tokens"

const secondsUntilRedirect = 3

/** The notice at a retired URL. The browser itself redirects, so this works without JavaScript. */
const RetiredPage = ({
  data,
  pageContext: { movedTo },
}: PageProps<Queries.RetiredPageQuery, { movedTo: string }>) =>
  data.copy && (
    <>
      <Seo
        title={data.copy.title}
        description={fillTokens(data.copy.description, { address: movedTo })}
        path={null}
        movedTo={movedTo}
      >
        <meta httpEquiv="refresh" content={`${secondsUntilRedirect};url=${movedTo}`} />
      </Seo>
      <div className="heading-beside split page-width">
        <PageHeading heading={data.copy.heading}>
          <p className="lead">
            <Filled text={data.copy.lead} parts={{ address: <a href={movedTo}>{movedTo}</a> }} />
          </p>
          <p className="soft">
            {fillTokens(data.copy.wait ?? "", { seconds: String(secondsUntilRedirect) })}
          </p>
        </PageHeading>
        <NoticeFigure copy={data.copy} />
      </div>
      <WhereToGo {...data} />
    </>
  )

export default RetiredPage

export const query = graphql`
  query RetiredPage {
    copy: pageCopy(slug: { eq: "moved" }) { ...NoticeCopy wait }
    ...WhereToGo
  }
`
