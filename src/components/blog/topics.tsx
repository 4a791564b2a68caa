import { categoryPath, tagPath } from "../../shared/paths"
import { SiteLink } from "../ui/site-link"
import { useFolds } from "../ui/use-folds"

type Topic = { readonly name: string; readonly slug: string; readonly count: number }

export type TopicCounts = { categories: readonly Topic[]; tags: readonly Topic[] }

type TopicListProps = { heading: string; topics: readonly Topic[]; toPath: (slug: string) => string }

const TopicList = ({ heading, topics, toPath }: TopicListProps) => (
  <nav aria-label={heading}>
    <details className="fold" open>
      <summary className="ink-rule">
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

export const Topics = ({ categories, tags }: TopicCounts) => {
  useFolds()
  return (
    <aside className="topics tiles quiet-links" aria-label="Topics">
      <TopicList heading="Categories" topics={categories} toPath={categoryPath} />
      {tags.length > 0 && <TopicList heading="Tags" topics={tags} toPath={tagPath} />}
    </aside>
  )
}
