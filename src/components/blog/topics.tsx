import { categoryPath, tagPath } from "../../shared/addresses"
import { SiteLink } from "../ui/site-link"
import { useBrowserValue } from "../ui/use-browser-value"

type Topic = { readonly name: string; readonly slug: string; readonly count: number }
type TopicsProps = { readonly categories: readonly Topic[]; readonly tags: readonly Topic[] }

type ListProps = {
  heading: string
  topics: readonly Topic[]
  toPath: (slug: string) => string
  isOpen: boolean
}

const List = ({ heading, topics, toPath, isOpen }: ListProps) => (
  <nav aria-label={heading}>
    <details open={isOpen}>
      <summary>
        <h2 className="small-heading">{heading}</h2>
      </summary>
      <ul>
        {topics.map(({ name, slug, count }) => (
          <li key={slug}>
            <SiteLink to={toPath(slug)}>{name}</SiteLink> <span>{count}</span>
          </li>
        ))}
      </ul>
    </details>
  </nav>
)

// Beside the articles from here on, and below them on a phone, where they would be longer than what they lead to.
const isPhone = () => (matchMedia("(max-width: 39.99rem)").matches ? "phone" : "")

/**
 * The blog's sidebar: every category and every tag in use, with the number of its articles. They are folded on a phone, and
 * open everywhere where no script runs.
 */
export const Topics = ({ categories, tags }: TopicsProps) => {
  const isOpen = useBrowserValue(isPhone, "") === ""
  return (
    <aside className="topics quiet-links" aria-label="Topics">
      <List heading="Categories" topics={categories} toPath={categoryPath} isOpen={isOpen} />
      {tags.length > 0 && <List heading="Tags" topics={tags} toPath={tagPath} isOpen={isOpen} />}
    </aside>
  )
}
