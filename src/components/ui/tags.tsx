import { articleWords } from "../../shared/words/articles"
import { SiteLink } from "./site-link"

export const Tags = ({ tags }: { tags: readonly { readonly name: string; readonly path: string }[] }) =>
  tags.length > 0 && (
    <ul className="tags cluster" aria-label={articleWords.tags}>
      {tags.map(({ name, path }) => (
        <li key={path}>
          <SiteLink to={path}>{name}</SiteLink>
        </li>
      ))}
    </ul>
  )
