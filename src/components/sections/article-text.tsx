import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { languageOf } from "../../shared/language"
import { articleWords } from "../../shared/words/articles"
import { Dated } from "../ui/filled"
import { Markup } from "../ui/markup"

type Heading = Queries.ContentsEntryFragment

const maxEntries = 18

const Contents = ({ headings, lang }: ArticleTextProps["text"]) => {
  const sections = headings.filter(({ level }) => level === 2)
  const withSubsections = headings.filter(({ level }) => level <= 3)
  const entries = withSubsections.length <= maxEntries ? withSubsections : sections
  if (sections.length < 3) return null
  return (
    <nav className="toc quiet-links" aria-label={articleWords.contents}>
      <h2 className="small-heading">{articleWords.contents}</h2>
      <ol className="rows ink-rule" {...languageOf({ lang })}>
        {entries.map(({ text, anchor, level }) => (
          <li key={anchor} className={level > 2 ? "toc-part" : undefined}>
            <a href={`#${anchor}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

type ArticleTextProps = {
  text: { readonly headings: readonly Heading[]; readonly html: string; readonly lang?: string | null }
  children?: ReactNode
}

export const ArticleText = ({ text, children }: ArticleTextProps) => (
  <div className="article-columns page-width">
    <Contents {...text} />
    <Markup className="article-body prose" html={text.html} {...languageOf(text)} />
    {children && <div className="article-end">{children}</div>}
  </div>
)

export const Updated = ({ day }: { day: string | null }) =>
  day && (
    <span>
      <Dated text={articleWords.updated} day={day} />
    </span>
  )

/** @public */
export const contentsEntry = graphql`
  fragment ContentsEntry on Heading { text anchor level }
`
