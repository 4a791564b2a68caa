import { graphql, type PageProps } from "gatsby"
import { ServiceCases } from "../components/cases/service-cases"
import { ChartFigure } from "../components/charts/chart"
import { audit, booking, CallToAction } from "../components/page-parts/call-to-action"
import { PageHeading } from "../components/page-parts/page-heading"
import { Seo } from "../components/seo/seo"
import { Markup } from "../components/ui/markup"
import { addresses } from "../shared/addresses"

const ServicesPage = ({ data: { copy, allService } }: PageProps<Queries.ServicesPageQuery>) => {
  if (!copy) return null
  return (
    <>
      <Seo {...copy} path={addresses.services} subject={{ kind: "services", services: allService.nodes }} />
      <PageHeading heading={copy.heading} lead={copy.lead}>
        <nav className="mt-8" aria-label="Services">
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {allService.nodes.map(({ slug, title }) => (
              <li key={slug}>
                <a href={`#${slug}`} className="inline-block py-2.5">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHeading>
      {allService.nodes.map(({ slug, title, description, fullDescription, chart, cases }) => (
        <article key={slug} id={slug} className="service page-width">
          <header>
            <h2>{title}</h2>
            <p className="lead">{description}</p>
            {chart && <ChartFigure chart={chart} />}
            <ServiceCases cases={cases} />
          </header>
          <Markup className="prose" html={fullDescription} />
        </article>
      ))}
      <CallToAction
        heading="Not sure which of these you need?"
        text="Describe the problem; we say which service fits it, or that none does."
        links={[booking, audit]}
      />
    </>
  )
}

export default ServicesPage

export const query = graphql`
  query ServicesPage {
    copy: pageCopy(slug: { eq: "services" }) {
      ...PageCopyParts
    }
    allService(sort: { order: ASC }) {
      nodes {
        ...ServiceLine
        fullDescription
        cases {
          ...CaseParts
        }
        chart {
          ...ChartParts
        }
      }
    }
  }
`
