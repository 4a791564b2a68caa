import { graphql, type PageProps } from "gatsby"
import { booking, CallToAction } from "../components/page-parts/call-to-action"
import { PageHeading } from "../components/page-parts/page-heading"
import { PullQuote } from "../components/page-parts/pull-quote"
import { Seo } from "../components/seo/seo"
import { addresses } from "../shared/addresses"

const TestimonialsPage = ({ data: { copy, allTestimonial } }: PageProps<Queries.TestimonialsPageQuery>) => {
  if (!copy) return null
  return (
    <>
      <Seo {...copy} path={addresses.testimonials} />
      <PageHeading heading={copy.heading} lead={copy.lead} />
      <div className="quotes page-width">
        {allTestimonial.nodes.map(({ quote, author, company }) => (
          <PullQuote key={company} quote={quote} author={author} company={company} />
        ))}
      </div>
      <CallToAction
        heading="See the figures behind the words"
        text="Three case studies, each with its baseline and its chart."
        links={[{ label: "Read the results", to: addresses.results }, booking]}
      />
    </>
  )
}

export default TestimonialsPage

export const query = graphql`
  query TestimonialsPage {
    copy: pageCopy(slug: { eq: "testimonials" }) {
      ...PageCopyParts
    }
    allTestimonial(sort: { order: ASC }) {
      nodes {
        quote
        author
        company
      }
    }
  }
`
