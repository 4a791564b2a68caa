import { graphql } from "gatsby"
import { evidenceWords } from "../../shared/evidence"
import { SiteLink } from "../ui/site-link"

type CaseHeadProps = {
  study: Queries.CasePartsFragment
  /** Whether the heading leads to the case: on pages other than its own. */
  isLink?: boolean
}

/** The head of a case: whose it is, the result, and the two values that the result stands for. */
export const CaseHead = ({ study, isLink = false }: CaseHeadProps) => (
  <>
    <p className="kicker">{study.client}</p>
    <h2>{isLink ? <SiteLink to={study.path}>{study.heading}</SiteLink> : study.heading}</h2>
    <p className="case-evidence">{evidenceWords(study.metric)}</p>
  </>
)

/** What every page tells of a case; for their queries. @public */
export const caseParts = graphql`
  fragment CaseParts on CaseStudy {
    slug
    path
    client
    heading
    metric {
      value
      label
      start
      end
      unit
      period
    }
  }
`
