import { graphql } from "gatsby"

type Heading = Queries.ContentsEntryFragment

const mostEntries = 18

/** The sections of a long text, and their parts too where that keeps the list short. */
const entriesOf = (headings: readonly Heading[]): readonly Heading[] => {
  const entries = headings.filter(({ level }) => level <= 3)
  return entries.length <= mostEntries ? entries : entries.filter(({ level }) => level === 2)
}

/** A table of contents. Nothing where there are fewer than three sections. */
export const Contents = ({ headings }: { headings: readonly Heading[] }) => {
  if (headings.filter(({ level }) => level === 2).length < 3) return null
  return (
    <nav className="toc quiet-links" aria-label="Contents">
      <h2 className="small-heading">Contents</h2>
      <ol className="rows heavy">
        {entriesOf(headings).map(({ text, anchor, level }) => (
          <li key={anchor} className={level > 2 ? "toc-part" : undefined}>
            <a href={`#${anchor}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** For the queries of pages: Gatsby collects the fragments that are exported. @public */
export const contentsEntry = graphql`
  fragment ContentsEntry on Heading {
    text
    anchor
    level
  }
`
