type Heading = { readonly text: string; readonly anchor: string; readonly level: number }

/** A table of contents: the sections of a long text. Nothing where there are fewer than three. */
export const Contents = ({ headings }: { headings: readonly Heading[] }) => {
  const sections = headings.filter(({ level }) => level === 2)
  if (sections.length < 3) return null
  return (
    <nav className="contents" aria-label="Contents">
      <h2>Contents</h2>
      <ol>
        {sections.map(({ text, anchor }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
