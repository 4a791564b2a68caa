import { causesOf } from "../../shared/reconciliation/causes"
import type { Reading } from "../../shared/reconciliation/sentences"
import { SiteLink } from "../ui/site-link"
import type { Tool } from "./use-reconciliation"

type CausesProps = { readonly tool: Tool; readonly reading: Reading }

/** What usually causes a gap of this size and shape, and where to read how it is found. */
export const Causes = ({ tool, reading: { series, assessment } }: CausesProps) => {
  const causes = causesOf(tool.causes, series, assessment)
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
