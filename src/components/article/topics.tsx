import { paths } from "../../shared/paths"
import { SiteLink } from "../ui/site-link"

type Topic = { readonly name: string; readonly path: string; readonly count: number }

export type TopicCounts = { categories: readonly Topic[]; tags: readonly Topic[] }

type TopicListProps = { heading: string; topics: readonly Topic[]; current: string | undefined }

const TopicList = ({ heading, topics, current }: TopicListProps) => (
  <nav aria-label={heading}>
    <details className="fold ink-rule">
      <summary>
        <h2 className="small-heading">{heading}</h2>
      </summary>
      <ul className="rows">
        {topics.map(({ name, path, count }) => (
          <li key={path}>
            <SiteLink to={path} aria-current={path === current ? "true" : undefined}>
              {name}
            </SiteLink>{" "}
            <span>{count}</span>
          </li>
        ))}
      </ul>
    </details>
  </nav>
)

/** @param current the listing that is shown */
export const Topics = ({ categories, tags, current }: TopicCounts & { current?: string }) => (
  <aside className="topics tiles quiet-links" aria-label="Topics">
    <TopicList heading="Categories" topics={categories} current={current} />
    {tags.length > 0 && <TopicList heading="Tags" topics={tags} current={current} />}
    <p>
      <a href={paths.rssFeed}>RSS feed</a>
    </p>
  </aside>
)
