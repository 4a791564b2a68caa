import { graphql } from "gatsby"
import { languageOf } from "../../shared/language"
import { site } from "../../shared/site"
import { articleWords } from "../../shared/words/articles"
import { EmailLink } from "../sections/contact-links"
import { ButtonLink } from "../ui/button"
import { Dated, Filled } from "../ui/filled"
import { SiteLink } from "../ui/site-link"

type Credits = { readonly post: Queries.ArticleCreditsFragment }

export const Byline = ({ post: { author, checked } }: Credits) =>
  (author || checked) && (
    <p className="byline cluster note">
      {author && (
        <span>
          <Filled
            text={articleWords.author}
            parts={{ author: <SiteLink to={author.link}>{author.name}</SiteLink> }}
          />
          {", "}
          {[author.role, author.city].filter(Boolean).join(", ")}
        </span>
      )}
      {checked && (
        <span>
          <Dated text={articleWords.checked} day={checked} />
        </span>
      )}
    </p>
  )

export const ArticleCredits = ({ post: { author, sources } }: Credits) => (
  <>
    {sources.length > 0 && (
      <section className="sources credits">
        <h2 className="small-heading">{articleWords.sources}</h2>
        <ol className="ink-rule">
          {sources.map(({ title, link, publisher, accessed }) => (
            <li key={link}>
              <a href={link}>{title}</a>, {publisher}
              {accessed && (
                <>
                  {", "}
                  <Dated text={articleWords.accessed} day={accessed} />
                </>
              )}
            </li>
          ))}
        </ol>
      </section>
    )}
    {author && (
      <section className="about-author credits">
        <h2 className="small-heading">{articleWords.aboutAuthor}</h2>
        <p className="ink-rule">
          <SiteLink to={author.link}>{author.name}</SiteLink>, {author.role}. {author.about}
          {site.contact.email && (
            <>
              {" "}
              <Filled text={articleWords.mistake} parts={{ link: <EmailLink /> }} />
            </>
          )}
        </p>
      </section>
    )}
  </>
)

type RowLink = {
  readonly label: string
  readonly title: string
  readonly lang?: string | null
  readonly path: string
  readonly rel?: string
}

/** Where to go from here, each link with a word on what it is. */
export const LinkRows = ({ heading, links }: { heading: string; links: readonly RowLink[] }) =>
  links.length > 0 && (
    <nav className="more-articles rows quiet-links ink-rule" aria-label={heading}>
      {links.map(({ label, title, lang, path, rel }) => (
        <SiteLink key={path} to={path} rel={rel}>
          <span className="fine">{label}</span> <span {...languageOf({ lang })}>{title}</span>
        </SiteLink>
      ))}
    </nav>
  )

type Article = Omit<RowLink, "label" | "rel"> | null | undefined
type MoreArticlesProps = Readonly<Record<"older" | "newer" | "related1" | "related2" | "related3", Article>>

export const MoreArticles = ({ older, newer, related1, related2, related3 }: MoreArticlesProps) => {
  const rows = [
    { label: articleWords.older, rel: "prev", article: older },
    { label: articleWords.newer, rel: "next", article: newer },
    ...[related1, related2, related3].map(article => ({ label: articleWords.related, article })),
  ]
  const links = rows.flatMap(({ article, ...row }) => (article ? [{ ...article, ...row }] : []))
  const isFirst = ({ path }: RowLink, index: number) => links.findIndex(link => link.path === path) === index
  return <LinkRows heading={articleWords.more} links={links.filter(isFirst)} />
}

type ToolLinksProps = { readonly tools: readonly Queries.ToolLinkFragment[] }

/** Leads to comparisons of a visitor's own numbers. */
export const ToolLinks = ({ tools }: ToolLinksProps) =>
  tools.map(({ path, title, invitation, open }) => (
    <section key={path} className="tool-link credits">
      <h2 className="small-heading">{title}</h2>
      <p className="ink-rule">{invitation}</p>
      <ButtonLink to={path} variant="outline" aria-label={`${open}: ${title}`}>
        {open}
      </ButtonLink>
    </section>
  ))

/** @public */
export const toolLink = graphql`
  fragment ToolLink on Reconciliation { path title invitation open }
`

/** @public */
export const articleCredits = graphql`
  fragment ArticleCredits on Post {
    author { name kind role link about city }
    checked
    sources { title link publisher accessed }
  }
`
