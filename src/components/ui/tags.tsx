import { tagPath } from "../../shared/paths"
import { SiteLink } from "./site-link"

export const Tags = ({ tags }: { tags: readonly { readonly name: string; readonly slug: string }[] }) => (
  <ul className="tags cluster" aria-label="Tags">
    {tags.map(({ name, slug }) => (
      <li key={slug}>
        <SiteLink to={tagPath(slug)}>{name}</SiteLink>
      </li>
    ))}
  </ul>
)
