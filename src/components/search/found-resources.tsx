import type { SearchDocument } from "../../search/rule/document"
import { MarkedText } from "./marked-text"

type FoundResourcesProps = { resources: readonly SearchDocument[]; query: string }

/** Free resources that match: their titles only, not linked (docs/behaviour.md, "Search: results page"). */
export const FoundResources = ({ resources, query }: FoundResourcesProps) => (
  <ul className="found-resources">
    {resources.map(({ slug, title }) => (
      <li key={slug}>
        <MarkedText text={title} query={query} />
      </li>
    ))}
  </ul>
)
