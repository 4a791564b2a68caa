import { SiteLink } from "../ui/site-link"
import type { Tool } from "./tool"
import type { OwnAnswer } from "./use-reconciliation"

type CausesProps = { readonly tool: Tool; readonly answer: OwnAnswer }

/** What usually causes a gap of this size and shape, and where to read how it is found. */
export const Causes = ({ tool, answer: { outcome } }: CausesProps) => {
  const causes = outcome.causes.flatMap(index => tool.causes[index] ?? [])
  return (
    causes.length > 0 && (
      <section className="section split page-width tool-causes">
        <div className="section-head">
          <h2>{tool.causesHeading}</h2>
        </div>
        <ul className="rows ink-rule">
          {causes.map(({ title, text, links }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="soft">{text}</p>
              {links.map(({ label, path }) => (
                <p key={path} className="note">
                  <SiteLink to={path}>{label}</SiteLink>
                </p>
              ))}
            </li>
          ))}
        </ul>
      </section>
    )
  )
}
