import { categoryPath, tagPath } from "../../shared/addresses"
import { SiteLink } from "../ui/site-link"

type Topic = { readonly name: string; readonly slug: string; readonly count: number }
type TopicsProps = { readonly categories: readonly Topic[]; readonly tags: readonly Topic[] }

const List = ({
  heading,
  topics,
  toPath,
}: {
  heading: string
  topics: readonly Topic[]
  toPath: (slug: string) => string
}) => (
  <nav aria-label={heading}>
    <h2 className="small-heading">{heading}</h2>
    <ul>
      {topics.map(({ name, slug, count }) => (
        <li key={slug}>
          <SiteLink to={toPath(slug)}>{name}</SiteLink> <span>{count}</span>
        </li>
      ))}
    </ul>
  </nav>
)

/** The blog's sidebar: every category and every tag in use, with the number of its articles. */
export const Topics = ({ categories, tags }: TopicsProps) => (
  <aside className="topics quiet-links" aria-label="Topics">
    <List heading="Categories" topics={categories} toPath={categoryPath} />
    {tags.length > 0 && <List heading="Tags" topics={tags} toPath={tagPath} />}
  </aside>
)
