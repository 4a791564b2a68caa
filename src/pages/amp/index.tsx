import { graphql, type PageProps } from "gatsby"
import { AmpPage } from "../../amp/amp-page"
import { Claims } from "../../components/sections/claims"
import { Hero, ServiceIndex } from "../../components/sections/hero"
import { paths } from "../../shared/paths"

const AmpHomePage = ({ data: { home, allService } }: PageProps<Queries.AmpHomePageQuery>) => {
  if (!home) return null
  const services = allService.nodes.map(service => ({
    ...service,
    path: `${paths.ampServices}#${service.slug}`,
  }))
  return (
    <AmpPage {...home.seo} fullPage={paths.home} subject={{ kind: "home" }}>
      <Hero home={home} />
      <Claims />
      <ServiceIndex copy={home.services} services={services} />
    </AmpPage>
  )
}

export default AmpHomePage

export const query = graphql`
  query AmpHomePage {
    home: homePage { ...HomeHero }
    allService(sort: [{ order: ASC }, { slug: ASC }]) { nodes { ...ServiceLine } }
  }
`
