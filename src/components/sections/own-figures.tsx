import { graphql } from "gatsby"
import { longDate } from "../../shared/day"
import { siteAuditPath } from "../../shared/paths"
import { SiteLink } from "../ui/site-link"

type OwnFiguresProps = { audit: Queries.OwnFiguresFragment; study: { readonly path: string } | null }

/** What was measured of this site, and how many checks of its audit passed. Nothing of it is invented, so it has no mark. */
export const OwnFigures = ({ audit: { on, figures, checks }, study }: OwnFiguresProps) => (
  <section className="own-figures page-width">
    <h2 className="small-heading">This site, measured on {longDate(on)}</h2>
    <dl className="claims tiles">
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt className="soft">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt className="soft">
          checks passed: <SiteLink to={siteAuditPath}>what failed, and why</SiteLink>
        </dt>
        <dd>
          {checks.filter(({ passed }) => passed).length} of {checks.length}
        </dd>
      </div>
    </dl>
    {study && <SiteLink to={study.path}>How we measured it</SiteLink>}
  </section>
)

/** @public */
export const ownFigures = graphql`
  fragment OwnFigures on SiteAudit {
    on
    figures { value label }
    checks { passed }
  }
`
