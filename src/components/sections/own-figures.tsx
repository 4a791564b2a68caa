import { graphql } from "gatsby"
import { longDate } from "../../shared/date-format"
import { siteAuditPath } from "../../shared/paths"
import { fillTokens } from "../../shared/text-tokens"
import { proofWords } from "../../shared/words/proof"
import { SiteLink } from "../ui/site-link"

type OwnFiguresProps = {
  audit: Queries.OwnFiguresFragment
  copy: Queries.FigureCopyFragment
  study: { readonly path: string } | null
}

/** What was measured of this site, and how many checks of its audit passed. Nothing of it is invented, so it has no mark. */
export const OwnFigures = ({ audit: { on, figures, checks }, copy, study }: OwnFiguresProps) => (
  <section className="own-figures">
    <h2 className="small-heading">
      {copy.heading} {longDate(on)}
    </h2>
    <dl className="claims tiles">
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt className="soft">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt className="soft">
          {copy.checks}: <SiteLink to={siteAuditPath}>{copy.failed}</SiteLink>
        </dt>
        <dd>
          {fillTokens(proofWords.passed, {
            count: String(checks.filter(({ passed }) => passed).length),
            all: String(checks.length),
          })}
        </dd>
      </div>
    </dl>
    {study && <SiteLink to={study.path}>{copy.method}</SiteLink>}
  </section>
)

/** @public */
export const ownFigures = graphql`
  fragment OwnFigures on SiteAudit {
    on
    figures { value label }
    checks { passed }
  }
  fragment FigureCopy on HomeFigures { heading checks failed method }
`
