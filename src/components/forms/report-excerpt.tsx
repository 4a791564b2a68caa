import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { site } from "../../shared/site"

type ReportExcerptProps = {
  excerpt: NonNullable<Queries.AuditBriefFragment["excerpt"]>
  children?: ReactNode
}

/** Part of an audit report: fixes by priority, each with its evidence, expected effect and effort. */
export const ReportExcerpt = ({ excerpt: { title, fixes, note }, children }: ReportExcerptProps) => (
  <details className="report-excerpt fold heavy" open>
    <summary>
      <h2 className="chart-title">{title}</h2>
      {site.sample && <small className="chart-tag">Illustrative</small>}
    </summary>
    <ol>
      {fixes.map(({ fix, evidence, effect, effort }) => (
        <li key={fix}>
          <p>
            <b>{fix}</b>
          </p>
          <p className="soft">{evidence}</p>
          <dl className="cluster">
            <div>
              <dt>Expected</dt>
              <dd>{effect}</dd>
            </div>
            <div>
              <dt>Effort</dt>
              <dd>{effort}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ol>
    <p className="report-note meta">
      {note} {children}
    </p>
  </details>
)

/** @public */
export const auditBrief = graphql`
  fragment AuditBrief on PageCopy {
    inShort {
      title
      text
    }
    excerpt {
      title
      fixes {
        fix
        evidence
        effect
        effort
      }
      note
    }
  }
`
