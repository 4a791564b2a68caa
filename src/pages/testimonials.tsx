import { graphql, type PageProps } from "gatsby"
import { PullQuote, SampleNote } from "../components/cases/case-parts"
import { evidenceText } from "../components/cases/evidence"
import { CallToAction } from "../components/sections/call-to-action"
import { booking, results } from "../components/sections/link-lists"
import { Seo } from "../components/seo/seo"
import { BrandLogo } from "../components/ui/brand-logo"
import { PageHeading } from "../components/ui/page-heading"
import { SiteLink } from "../components/ui/site-link"
import { paths } from "../shared/paths"
import { linkWords } from "../shared/words/links"

const TestimonialsPage = ({ data: { copy, allTestimonial } }: PageProps<Queries.TestimonialsPageQuery>) => {
  if (!copy) return null
  return (
    <>
      <Seo {...copy} path={paths.testimonials} />
      <PageHeading heading={copy.heading} lead={copy.lead}>
        <SampleNote />
      </PageHeading>
      <div className="quotes page-width">
        {allTestimonial.nodes.length === 0 && <p className="soft">{copy.none}</p>}
        {allTestimonial.nodes.map(({ question, ...quote }) => {
          const study = quote.case
          return (
            <article key={study.slug} id={study.slug} className="quote-row split">
              <PullQuote {...quote}>{question && <h2 className="small-heading">{question}</h2>}</PullQuote>
              <div className="quote-case soft">
                {study.brand && <BrandLogo {...study.brand} />}
                <p>
                  <strong>{study.metric.value}</strong> {study.metric.label}
                </p>
                <p className="case-evidence">{evidenceText(study.metric)}</p>
                <SiteLink to={study.path}>{linkWords.caseStudy}</SiteLink>
              </div>
            </article>
          )
        })}
      </div>
      {copy.closing && <CallToAction {...copy.closing} links={[booking, results]} />}
    </>
  )
}

export default TestimonialsPage

export const query = graphql`
  query TestimonialsPage {
    copy: pageCopy(slug: { eq: "testimonials" }) { ...PageCopyParts ...ClosingCopy none }
    allTestimonial(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        question
        ...QuoteParts
        case {
          ...CaseParts
          slug
          metric { value label }
          brand { ...BrandLogo }
        }
      }
    }
  }
`
