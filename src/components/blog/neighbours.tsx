import { SiteLink } from "../ui/site-link"

type Neighbour = { readonly title: string; readonly path: string } | null

/** The articles before and after this one in time. */
export const Neighbours = ({ older, newer }: { older: Neighbour; newer: Neighbour }) => (
  <nav className="post-neighbours rows quiet-links heavy" aria-label="More articles">
    {older && (
      <SiteLink to={older.path} rel="prev">
        <span className="fine">Earlier article</span> {older.title}
      </SiteLink>
    )}
    {newer && (
      <SiteLink to={newer.path} rel="next">
        <span className="fine">Later article</span> {newer.title}
      </SiteLink>
    )}
  </nav>
)
