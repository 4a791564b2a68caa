import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { ChartFigure } from "../charts/chart"
import { ButtonLink } from "../ui/button"
import { ArrowIcon, ServiceIcon } from "../ui/icons"
import { ContentImage } from "../ui/image"
import { SiteLink } from "../ui/site-link"
import { CallTerms } from "./call-to-action"
import { audit, booking } from "./link-lists"
import { Section } from "./section"

type HeroProps = { home: Queries.HomeHeroFragment; children?: ReactNode }

/** What the firm does, beside its chart; `children` stand beneath the chart. */
export const Hero = ({ home, children }: HeroProps) => (
  <div className="hero split page-width">
    <div>
      <h1>{home.hero.heading}</h1>
      <p className="lead">
        {home.hero.audience && <b>{home.hero.audience}.</b>} {home.hero.text}
      </p>
      <p className="button-row cluster">
        <ButtonLink to={booking.path} variant="hero" size="lg">
          {booking.label}
        </ButtonLink>
        <ButtonLink to={audit.path} variant="outline" size="lg">
          {audit.label}
        </ButtonLink>
      </p>
      <CallTerms />
    </div>
    <div>
      {home.chart && <ChartFigure titleLevel={2} chart={home.chart} />}
      {children}
    </div>
  </div>
)

type ServiceIndexProps = {
  copy: Queries.HomeHeroFragment["services"]
  /** AMP documents leave their drawings out. */
  services: readonly (Queries.ServiceLineFragment & { drawing?: Queries.ContentImageFragment | null })[]
}

/** A card for each service, which leads to its section of the services page. */
export const ServiceIndex = ({ copy, services }: ServiceIndexProps) => (
  <Section wide heading={copy.heading} lead={copy.text}>
    <ul className="service-index tiles">
      {services.map(({ slug, title, icon, description, path, drawing }) => (
        <li key={slug} className="ink-rule">
          <SiteLink to={path}>
            {drawing && <ContentImage file={drawing} />}
            <h3 className={drawing ? undefined : "cluster"}>
              {!drawing && <ServiceIcon name={icon} />}
              {title}
            </h3>
            <ArrowIcon />
            <p className="soft">{description}</p>
          </SiteLink>
        </li>
      ))}
    </ul>
  </Section>
)

/** @public */
export const heroFragments = graphql`
  fragment HomeHero on HomePage {
    seo { title description }
    hero { heading audience text }
    services { heading text }
    chart { ...ChartParts }
  }
  fragment ServiceLine on Service { slug title icon description path }
`
