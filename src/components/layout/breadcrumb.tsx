import { breadcrumb } from "../../shared/breadcrumb"
import { frameWords } from "../../shared/words/frame"
import { SiteLink } from "../ui/site-link"

export const Breadcrumb = ({ path }: { path: string }) => {
  const crumbs = breadcrumb(path)
  if (crumbs.length === 0) return null
  return (
    <nav aria-label={frameWords.breadcrumb} className="breadcrumb quiet-links page-width fine">
      <ol className="cluster">
        {crumbs.map(({ label, path: to }, index) => (
          <li
            key={label + String(index)}
            aria-current={!to && index === crumbs.length - 1 ? "page" : undefined}
          >
            {to ? <SiteLink to={to}>{label}</SiteLink> : <span>{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
