import { words } from "../../shared/words"
import { SiteLink } from "./site-link"

export const Tags = ({ tags }: { tags: readonly { readonly name: string; readonly path: string }[] }) =>
  tags.length > 0 && (
    <ul className="tags cluster" aria-label={words.articles.tags}>
      {tags.map(({ name, path }) => (
        <li key={path}>
          <SiteLink to={path}>{name}</SiteLink>
        </li>
      ))}
    </ul>
  )
