import { SiteLink } from "../ui/site-link"

type Neighbour = { readonly title: string; readonly path: string } | null

/** The articles before and after this one in time. */
export const Neighbours = ({ older, newer }: { older: Neighbour; newer: Neighbour }) => (
  <nav className="post-neighbours quiet-links" aria-label="More articles">
    {older && (
      <SiteLink to={older.path} rel="prev">
        <span>Earlier article</span> {older.title}
      </SiteLink>
    )}
    {newer && (
      <SiteLink to={newer.path} rel="next">
        <span>Later article</span> {newer.title}
      </SiteLink>
    )}
  </nav>
)
