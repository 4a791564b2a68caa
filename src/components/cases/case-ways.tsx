import { SiteLink } from "../ui/site-link"

type Way = { readonly title: string; readonly path: string }
type CaseWaysProps = { services: readonly Way[]; article?: Way | null; resource?: Way | null }

/** Where a case leads: the services it used, the article with its method, a document for whoever has the same problem. */
export const CaseWays = ({ services, article, resource }: CaseWaysProps) => {
  const ways: [name: string, links: readonly Way[]][] = [
    [services.length > 1 ? "Services used" : "Service used", services],
    ["The method", article ? [article] : []],
    ["Free download", resource ? [resource] : []],
  ]
  return (
    <dl className="case-ways tiles">
      {ways
        .filter(([, links]) => links.length > 0)
        .map(([name, links]) => (
          <div key={name}>
            <dt>{name}</dt>
            {links.map(({ title, path }) => (
              <dd key={path} className="note">
                <SiteLink to={path}>{title}</SiteLink>
              </dd>
            ))}
          </div>
        ))}
    </dl>
  )
}
