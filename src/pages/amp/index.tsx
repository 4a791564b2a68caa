import { graphql, type PageProps } from "gatsby"
import { addresses } from "../../addresses"
import { AmpPage } from "../../amp/amp-page"
import { webSite } from "../../amp/structured-data"
import { ChartFigure } from "../../components/charts/chart"
import { ServiceIndex } from "../../components/home/service-index"
import { ButtonLink } from "../../components/ui/button"
import { Claims } from "../../components/ui/claims"
import { Section } from "../../components/ui/section"

const AmpHomePage = ({ data: { home, allService } }: PageProps<Queries.AmpHomePageQuery>) => {
  if (!home) return null
  const services = allService.nodes.map(service => ({
    ...service,
    path: `${addresses.ampServices}#${service.slug}`,
  }))
  return (
    <AmpPage {...home.seo} fullPage={addresses.home} about={[webSite]}>
      <div className="hero page-width">
        <div className="hero-text">
          <h1>{home.hero.heading}</h1>
          <p className="lead">{home.hero.text}</p>
          <p className="hero-links">
            <ButtonLink plain to={addresses.contact} variant="hero" size="lg">
              Book Consultation
            </ButtonLink>
            <ButtonLink plain to={addresses.landing} variant="outline" size="lg">
              Free SEO Audit
            </ButtonLink>
          </p>
        </div>
        {home.chart && (
          <div className="hero-chart">
            <ChartFigure chart={home.chart} />
          </div>
        )}
      </div>
      <div className="page-width">
        <Claims />
      </div>
      <Section heading={home.services.heading} lead={home.services.text}>
        <ServiceIndex services={services} />
      </Section>
    </AmpPage>
  )
}

export default AmpHomePage

export const query = graphql`
  query AmpHomePage {
    home: homePage {
      seo {
        title
        description
      }
      hero {
        heading
        text
      }
      services {
        heading
        text
      }
      chart {
        ...ChartParts
      }
    }
    allService(sort: { order: ASC }) {
      nodes {
        slug
        title
        description
      }
    }
  }
`
