import { SiteLink } from "../ui/site-link"
import { useFolds } from "../ui/use-folds"

type Topic = { readonly name: string; readonly path: string; readonly count: number }

export type TopicCounts = { categories: readonly Topic[]; tags: readonly Topic[] }

const TopicList = ({ heading, topics }: { heading: string; topics: readonly Topic[] }) => (
  <nav aria-label={heading}>
    <details className="fold" open>
      <summary className="ink-rule">
        <h2 className="small-heading">{heading}</h2>
      </summary>
      <ul className="rows">
        {topics.map(({ name, path, count }) => (
          <li key={path}>
            <SiteLink to={path}>{name}</SiteLink> <span>{count}</span>
          </li>
        ))}
      </ul>
    </details>
  </nav>
)

export const Topics = ({ categories, tags }: TopicCounts) => {
  useFolds()
  return (
    <aside className="topics tiles quiet-links" aria-label="Topics">
      <TopicList heading="Categories" topics={categories} />
      {tags.length > 0 && <TopicList heading="Tags" topics={tags} />}
    </aside>
  )
}
