import { graphql, type PageProps } from "gatsby"
import { ServiceCases } from "../components/cases/case-parts"
import { ChartFigure } from "../components/charts/chart"
import { CallToAction } from "../components/sections/call-to-action"
import { FeeList } from "../components/sections/fee-list"
import { audit, booking } from "../components/sections/link-lists"
import { ServiceFacts } from "../components/sections/service-facts"
import { Seo } from "../components/seo/seo"
import { Markup } from "../components/ui/markup"
import { PageHeading } from "../components/ui/page-heading"
import { SiteLink } from "../components/ui/site-link"
import { useUnfold } from "../components/ui/use-unfold"
import { paths } from "../shared/paths"

const ServicesPage = ({
  data: { copy, home, allService },
  location,
}: PageProps<Queries.ServicesPageQuery>) => {
  useUnfold(location.hash)
  if (!copy) return null
  return (
    <>
      <Seo {...copy} path={paths.services} subject={{ kind: "services", services: allService.nodes }} />
      <PageHeading heading={copy.heading} lead={copy.lead} />
      <FeeList services={allService.nodes} fees={home?.fees} />
      <nav className="jump-list quiet-links" aria-label={copy.contents ?? undefined}>
        <ul className="page-width">
          {allService.nodes.map(({ slug, title }) => (
            <li key={slug}>
              <a href={`#${slug}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {allService.nodes.map(service => (
        <article key={service.slug} id={service.slug} className="service split major-section page-width">
          <h2>{service.title}</h2>
          <p className="lead">{service.description}</p>
          <ServiceFacts service={service} names={copy.facts}>
            <ServiceCases cases={service.cases} />
            {service.reconciliations.map(({ path, title }) => (
              <p key={path} className="service-tool note">
                <SiteLink to={path}>{title}</SiteLink>
              </p>
            ))}
          </ServiceFacts>
          {service.chart && <ChartFigure chart={service.chart} />}
          <Markup className="prose" html={service.fullDescription} />
        </article>
      ))}
      {copy.closing && <CallToAction {...copy.closing} links={[booking, audit]} withTerms />}
    </>
  )
}

export default ServicesPage

export const query = graphql`
  query ServicesPage {
    copy: pageCopy(slug: { eq: "services" }) { ...PageCopyParts ...ClosingCopy contents facts { ...ServiceFactNames } }
    home: homePage { ...FeeCopy }
    allService(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...ServiceLine
        ...FeeLine
        ...ServiceFacts
        fullDescription
        cases { ...CaseParts }
        reconciliations { path title }
        chart { ...ChartParts }
      }
    }
  }
`
