import { graphql } from "gatsby"
import { site } from "../../shared/site"
import { SiteLink } from "../ui/site-link"

type ReportExcerptProps = {
  excerpt: NonNullable<Queries.AuditBriefFragment["excerpt"]>
  report: { readonly title: string; readonly path: string } | null
}

/** The page around it calls `useFolds`. */
export const ReportExcerpt = ({ excerpt: { title, fixes, note }, report }: ReportExcerptProps) => (
  <details className="report-excerpt fold ink-rule" open>
    <summary>
      {site.sample && <small className="chart-tag">Illustrative</small>}
      <h2 className="chart-title">{title}</h2>
    </summary>
    <ol>
      {fixes.map(({ fix, evidence, effect, effort }) => (
        <li key={fix}>
          <p>
            <b>{fix}</b>
          </p>
          <p className="soft">{evidence}</p>
          <dl>
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
    <p className="meta">
      {note}{" "}
      {report && (
        <>
          See a full monthly report: <SiteLink to={report.path}>{report.title}</SiteLink>
        </>
      )}
    </p>
  </details>
)

/** @public */
export const auditBrief = graphql`
  fragment AuditBrief on PageCopy {
    inShort { title text }
    excerpt {
      title
      fixes { fix evidence effect effort }
      note
    }
  }
`
