import { graphql, type PageProps } from "gatsby"
import { ChartFigure } from "../components/charts/chart"
import { CallToAction } from "../components/page-parts/call-to-action"
import { PageHeading } from "../components/page-parts/page-heading"
import { Seo } from "../components/seo/seo"
import { addresses } from "../shared/addresses"
import { site } from "../shared/site"

const ResultsPage = ({ data: { copy, allCaseStudy } }: PageProps<Queries.ResultsPageQuery>) => {
  if (!copy) return null
  return (
    <>
      <Seo title={copy.title} description={copy.description} path={addresses.results} />
      <PageHeading heading={copy.heading} lead={copy.lead} />
      {allCaseStudy.nodes.map(study => (
        <article key={study.slug} id={study.slug} className="case-study page-width">
          <header>
            <p className="kicker">{study.client}</p>
            <h2>{study.heading}</h2>
            <p>{study.summary}</p>
          </header>
          {study.chart && <ChartFigure chart={study.chart} />}
          <dl>
            <div>
              <dt>The problem</dt>
              <dd>{study.challenge}</dd>
            </div>
            <div>
              <dt>The work</dt>
              <dd>{study.work}</dd>
            </div>
            <div>
              <dt>The result</dt>
              <dd>{study.result}</dd>
            </div>
          </dl>
        </article>
      ))}
      <CallToAction
        heading="Which of your figures should move?"
        text={`Tell us in a free ${site.consultation.minutes}-minute call; we say how we would measure it.`}
        links={[
          { label: "Book Consultation", to: addresses.contact },
          { label: "What clients say", to: addresses.testimonials },
        ]}
      />
    </>
  )
}

export default ResultsPage

export const query = graphql`
  query ResultsPage {
    copy: pageCopy(slug: { eq: "results" }) {
      ...PageCopyParts
    }
    allCaseStudy {
      nodes {
        slug
        heading
        summary
        client
        challenge
        work
        result
        chart {
          ...ChartParts
        }
      }
    }
  }
`
