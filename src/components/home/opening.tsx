import { graphql } from "gatsby"
import type { ComponentType, ReactNode } from "react"
import { addresses } from "../../shared/addresses"
import { ChartFigure } from "../charts/chart"
import { CallTerms } from "../page-parts/call-to-action"
import { Claims } from "../page-parts/claims"
import { Section } from "../page-parts/section"
import { ButtonLink } from "../ui/button"
import { type IndexedService, ServiceIndex } from "./service-index"

type OpeningProps = {
  home: Queries.HomeOpeningFragment
  services: readonly IndexedService[]
  /** Shows the chart. */
  Figure?: ComponentType<{ chart: NonNullable<Queries.HomeOpeningFragment["chart"]> }>
  /** Between the claims and the services: the case of the full home page. */
  children?: ReactNode
}

/** What the home page begins with, in its ordinary and its AMP form: headline, chart, claims, services. */
export const Opening = ({
  home: { hero, chart, services: offer },
  services,
  Figure = ChartFigure,
  children,
}: OpeningProps) => (
  <>
    <div className="hero split page-width">
      <div>
        <h1>{hero.heading}</h1>
        <p className="lead">
          {hero.audience && <b>{hero.audience}.</b>} {hero.text}
        </p>
        <p className="button-row cluster">
          <ButtonLink to={addresses.contact} variant="hero" size="lg">
            Book Consultation
          </ButtonLink>
          <ButtonLink to={addresses.landing} variant="outline" size="lg">
            Free SEO Audit
          </ButtonLink>
        </p>
        <CallTerms />
      </div>
      {chart && <Figure chart={chart} />}
    </div>
    <div className="page-width">
      <Claims />
    </div>
    {children}
    <Section wide heading={offer.heading} lead={offer.text}>
      <ServiceIndex services={services} />
    </Section>
  </>
)

/** For the queries of pages: Gatsby collects the fragments that are exported. @public */
export const homeOpening = graphql`
  fragment HomeOpening on HomePage {
    seo {
      title
      description
    }
    hero {
      heading
      audience
      text
    }
    services {
      heading
      text
    }
    chart {
      ...ChartParts
      ...ChartLines
    }
  }
`
