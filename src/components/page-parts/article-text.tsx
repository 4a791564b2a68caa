import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { longDate, today } from "../../shared/day"
import { Markup } from "../ui/markup"
import { useBrowserValue } from "../ui/use-browser-value"

type Heading = Queries.ContentsEntryFragment

const maxEntries = 18

/** The sections, and their subsections if that keeps the list short. */
const entriesOf = (headings: readonly Heading[]): readonly Heading[] => {
  const entries = headings.filter(({ level }) => level <= 3)
  return entries.length <= maxEntries ? entries : entries.filter(({ level }) => level === 2)
}

const Contents = ({ headings }: { headings: readonly Heading[] }) => {
  if (headings.filter(({ level }) => level === 2).length < 3) return null
  return (
    <nav className="toc quiet-links" aria-label="Contents">
      <h2 className="small-heading">Contents</h2>
      <ol className="rows ink-rule">
        {entriesOf(headings).map(({ text, anchor, level }) => (
          <li key={anchor} className={level > 2 ? "toc-part" : undefined}>
            <a href={`#${anchor}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

type ArticleTextProps = {
  headings: readonly Heading[]
  html: string
  /** Shown at the end of the text. */
  children?: ReactNode
}

/** A long text with its contents beside it. */
export const ArticleText = ({ headings, html, children }: ArticleTextProps) => (
  <div className="article-columns page-width">
    <Contents headings={headings} />
    <Markup className="article-body prose" html={html} />
    {children && <div className="article-end">{children}</div>}
  </div>
)

/** When a text was last changed. @param day such as 2026-11-03; null if it never was */
export const Updated = ({ day, displayDay }: { day: string | null; displayDay: string | null }) =>
  day && (
    <span>
      Updated <time dateTime={day}>{displayDay}</time>
    </span>
  )

/** The visitor's current date, as specified for the privacy policy; the day of the build until hydration. */
export const LastUpdated = ({ builtOn }: { builtOn: string }) => {
  const day = useBrowserValue(today, builtOn)
  return (
    <p className="lead">
      Last updated: <time dateTime={day}>{longDate(day)}</time>
    </p>
  )
}

/** @public */
export const contentsEntry = graphql`
  fragment ContentsEntry on Heading { text anchor level }
`
