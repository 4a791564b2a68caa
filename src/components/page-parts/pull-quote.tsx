import { graphql } from "gatsby"

type PullQuoteProps = {
  quote: string
  author: string
  company: string
  case?: { readonly sample: boolean }
}

/** Someone's words, set large, with their role and company, and with a word where they are invented. */
export const PullQuote = ({ quote, author, company, case: told }: PullQuoteProps) => (
  <figure className="pull-quote">
    <blockquote>
      <p>{quote}</p>
    </blockquote>
    <figcaption>
      {author}, <span>{company}</span>
      {told?.sample && <small>Sample quotation</small>}
    </figcaption>
  </figure>
)

/** For the queries of pages: Gatsby collects the fragments that are exported. @public */
export const quoteParts = graphql`
  fragment QuoteParts on Testimonial {
    quote
    author
    company
    case {
      sample
    }
  }
`
