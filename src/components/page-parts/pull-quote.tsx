import { graphql } from "gatsby"

type PullQuoteProps = {
  quote: string
  author: string
  company: string
}

/** Someone's words, set large, with their role and company. */
export const PullQuote = ({ quote, author, company }: PullQuoteProps) => (
  <figure className="pull-quote">
    <blockquote>
      <p>{quote}</p>
    </blockquote>
    <figcaption>
      {author}, <span>{company}</span>
    </figcaption>
  </figure>
)

/** For the queries of pages: Gatsby collects the fragments that are exported. @public */
export const quoteParts = graphql`
  fragment QuoteParts on Testimonial {
    quote
    author
    company
  }
`
