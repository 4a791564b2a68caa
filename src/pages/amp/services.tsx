import { graphql, type PageProps } from "gatsby"
import { AmpPage } from "../../amp/amp-page"
import { ChartFigure } from "../../components/charts/chart"
import { PageHeading } from "../../components/ui/page-heading"
import { paths } from "../../shared/paths"

const AmpServicesPage = ({ data: { copy, home, allService } }: PageProps<Queries.AmpServicesPageQuery>) => {
  if (!copy) return null
  return (
    <AmpPage {...copy} fullPage={paths.services} subject={{ kind: "services", services: allService.nodes }}>
      <PageHeading heading={copy.heading} lead={home?.services.text} />
      {allService.nodes.map(({ slug, title, description, path, chart }) => (
        <article key={slug} id={slug} className="service split major-section page-width">
          <header>
            <h2>{title}</h2>
            <p className="lead">{description}</p>
            <p>
              <a href={path}>{copy.details}</a>
            </p>
          </header>
          {chart && <ChartFigure chart={chart} />}
        </article>
      ))}
    </AmpPage>
  )
}

export default AmpServicesPage

export const query = graphql`
  query AmpServicesPage {
    copy: pageCopy(slug: { eq: "services" }) { ...PageCopyParts details }
    home: homePage { services { text } }
    allService(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...ServiceLine
        chart { ...ChartParts }
      }
    }
  }
`
