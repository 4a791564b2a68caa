import { graphql } from "gatsby"
import { languageOf } from "../../shared/language"
import { site } from "../../shared/site"
import { SiteLink } from "../ui/site-link"

type Credits = { readonly post: Queries.ArticleCreditsFragment }

export const Byline = ({ post: { author, checked, displayChecked } }: Credits) =>
  (author || checked) && (
    <p className="byline cluster note">
      {author && (
        <span>
          By <SiteLink to={author.link}>{author.name}</SiteLink>,{" "}
          {[author.role, author.city].filter(Boolean).join(", ")}
        </span>
      )}
      {checked && (
        <span>
          Last checked <time dateTime={checked}>{displayChecked}</time>
        </span>
      )}
    </p>
  )

export const ArticleCredits = ({ post: { author, sources } }: Credits) => (
  <>
    {sources.length > 0 && (
      <section className="sources credits">
        <h2 className="small-heading">Sources</h2>
        <ol className="ink-rule">
          {sources.map(({ title, link, publisher, accessed, displayAccessed }) => (
            <li key={link}>
              <a href={link}>{title}</a>, {publisher}
              {accessed && (
                <>
                  , accessed <time dateTime={accessed}>{displayAccessed}</time>
                </>
              )}
            </li>
          ))}
        </ol>
      </section>
    )}
    {author && (
      <section className="about-author credits">
        <h2 className="small-heading">About the author</h2>
        <p className="ink-rule">
          <SiteLink to={author.link}>{author.name}</SiteLink>, {author.role}. {author.about}
          {site.contact.email && (
            <>
              {" "}
              Found a mistake? Email <a href={`mailto:${site.contact.email}`}>{site.contact.email}</a>.
            </>
          )}
        </p>
      </section>
    )}
  </>
)

type Article = { readonly title: string; readonly lang?: string | null; readonly path: string } | null

export const MoreArticles = ({ older, newer }: { older: Article; newer: Article }) => (
  <nav className="more-articles rows quiet-links ink-rule" aria-label="More articles">
    {older && (
      <SiteLink to={older.path} rel="prev">
        <span className="fine">Earlier article</span> <span {...languageOf(older)}>{older.title}</span>
      </SiteLink>
    )}
    {newer && (
      <SiteLink to={newer.path} rel="next">
        <span className="fine">Later article</span> <span {...languageOf(newer)}>{newer.title}</span>
      </SiteLink>
    )}
  </nav>
)

/** @public */
export const articleCredits = graphql`
  fragment ArticleCredits on Post {
    author { slug name kind role link about city }
    checked
    displayChecked: checked(formatString: "D MMMM YYYY")
    sources { title link publisher accessed displayAccessed: accessed(formatString: "D MMMM YYYY") }
  }
`
