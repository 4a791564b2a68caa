import { categoryPath, tagPath } from "../../shared/addresses"
import { SiteLink } from "../ui/site-link"
import { useFolds } from "../ui/use-folds"

type Topic = { readonly name: string; readonly slug: string; readonly count: number }
type TopicsProps = { readonly categories: readonly Topic[]; readonly tags: readonly Topic[] }

type ListProps = {
  heading: string
  topics: readonly Topic[]
  toPath: (slug: string) => string
}

const List = ({ heading, topics, toPath }: ListProps) => (
  <nav aria-label={heading}>
    <details className="fold" open>
      <summary className="heavy">
        <h2 className="small-heading">{heading}</h2>
      </summary>
      <ul className="rows">
        {topics.map(({ name, slug, count }) => (
          <li key={slug}>
            <SiteLink to={toPath(slug)}>{name}</SiteLink> <span>{count}</span>
          </li>
        ))}
      </ul>
    </details>
  </nav>
)

/**
 * The blog's sidebar: every category and every tag in use, with the number of its articles; folded where they stand
 * below the articles and would be longer than what they lead to.
 */
export const Topics = ({ categories, tags }: TopicsProps) => {
  useFolds()
  return (
    <aside className="topics tiles quiet-links" aria-label="Topics">
      <List heading="Categories" topics={categories} toPath={categoryPath} />
      {tags.length > 0 && <List heading="Tags" topics={tags} toPath={tagPath} />}
    </aside>
  )
}
