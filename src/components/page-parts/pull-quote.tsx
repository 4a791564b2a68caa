import { graphql } from "gatsby"

export const PullQuote = ({ quote, author, company }: Queries.QuotePartsFragment) => (
  <figure className="pull-quote">
    <blockquote>
      <p>{quote}</p>
    </blockquote>
    <figcaption>
      {author}, <span>{company}</span>
    </figcaption>
  </figure>
)

/** @public */
export const quoteParts = graphql`
  fragment QuoteParts on Testimonial {
    quote
    author
    company
  }
`
