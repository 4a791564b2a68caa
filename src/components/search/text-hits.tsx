import type { PageKind } from "../../search/text/search-page"
import type { TextHit } from "../../search/text/text-searcher"
import { SiteLink } from "../ui/site-link"
import { Segments } from "./segments"

const kinds: Readonly<Record<PageKind, string>> = {
  article: "Article",
  service: "Service",
  resource: "Resource",
  page: "Page",
}

/** Pages whose text answers the query; each leads to the heading under which it does. */
export const TextHits = ({ hits }: { hits: readonly TextHit[] }) => (
  <ol className="article-list text-hits heavy">
    {hits.map(({ path, anchor, kind, title, heading, sentence }) => (
      <li key={`${path}#${anchor}`}>
        <p className="article-meta cluster meta">{kinds[kind]}</p>
        <div>
          <h3>
            <SiteLink to={anchor ? `${path}#${anchor}` : path}>
              <Segments segments={title} />
            </SiteLink>
          </h3>
          {heading.length > 0 && (
            <p className="text-hit-heading">
              <Segments segments={heading} />
            </p>
          )}
          <p className="soft">
            <Segments segments={sentence} />
          </p>
        </div>
      </li>
    ))}
  </ol>
)
