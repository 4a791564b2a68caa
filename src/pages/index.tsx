import { graphql, type PageProps } from "gatsby"
import type { CSSProperties } from "react"
import { ArticleList } from "../components/article/article-list"
import { FeaturedCase } from "../components/cases/case-parts"
import { ChartFigure } from "../components/charts/chart"
import { CallToAction } from "../components/sections/call-to-action"
import { Claims } from "../components/sections/claims"
import { FeeList } from "../components/sections/fee-list"
import { Hero, ServiceIndex } from "../components/sections/hero"
import { booking, resources } from "../components/sections/link-lists"
import { OwnFigures } from "../components/sections/own-figures"
import { Section } from "../components/sections/section"
import { Seo } from "../components/seo/seo"
import { BrandLogo } from "../components/ui/brand-logo"
import { SampleTag } from "../components/ui/sample-tag"
import { SiteLink } from "../components/ui/site-link"
import { paths } from "../shared/paths"
import { fillTokens } from "../shared/text-tokens"
import { inWords, proofWords } from "../shared/words/proof"

type Step = { readonly title: string; readonly text: string; readonly from: number; readonly to: number }

const weeks = ({ from, to }: Step): string =>
  fillTokens(from === to ? proofWords.week : proofWords.weeks, { from: String(from), to: String(to) })

/** The steps of a project on an axis of weeks, each with its bar. */
const ProjectWeeks = ({ steps }: { steps: readonly Step[] }) => (
  <ol
    className="project-weeks ink-rule"
    style={{ "--weeks": Math.max(...steps.map(step => step.to)) } as CSSProperties}
  >
    {steps.map(step => (
      <li key={step.title} style={{ "--from": step.from - 1, "--to": step.to } as CSSProperties}>
        <div>
          <p className="kicker">{weeks(step)}</p>
          <h3>{step.title}</h3>
          <p className="soft">{step.text}</p>
        </div>
      </li>
    ))}
  </ol>
)

type BrandsProps = {
  heading: string
  brands: Queries.HomePageQuery["allBrand"]["nodes"]
  cases: Queries.HomePageQuery["allCaseStudy"]["nodes"]
}

const Brands = ({ heading, brands, cases }: BrandsProps) => (
  <section className="brands page-width">
    <SampleTag />
    <h2 className="small-heading">{heading}</h2>
    <ul className="tiles">
      {brands.map(({ slug, ...brand }) => (
        <li key={slug}>
          <BrandLogo {...brand} />
          {cases
            .filter(({ brand }) => brand?.slug === slug)
            .map(({ path, heading: result, services }) => (
              <p key={path}>
                {inWords(services.map(({ title }) => title))}
                <SiteLink to={path}>{result}</SiteLink>
              </p>
            ))}
        </li>
      ))}
    </ul>
  </section>
)

const HomePage = ({ data }: PageProps<Queries.HomePageQuery>) => {
  const {
    home,
    siteAudit,
    allService,
    allBrand,
    allPost,
    allLedgerEntry,
    allCaseStudy,
    allResource,
    results,
  } = data
  if (!home) return null
  return (
    <>
      <Seo {...home.seo} path={paths.home} subject={{ kind: "home" }} />
      <Hero home={home}>
        {siteAudit && siteAudit.figures.length > 0 && home.figures && (
          <OwnFigures audit={siteAudit} copy={home.figures} study={home.measured} />
        )}
      </Hero>
      <FeeList services={allService.nodes} fees={home.fees} />
      <ServiceIndex copy={home.services} services={allService.nodes} />
      <Claims />
      {home.featured && (
        <FeaturedCase
          study={home.featured}
          ledger={allLedgerEntry.totalCount > 0 ? results?.ledger?.heading : undefined}
        />
      )}
      {allBrand.nodes.length > 0 && (
        <Brands heading={home.brands.heading} brands={allBrand.nodes} cases={allCaseStudy.nodes} />
      )}
      {home.measured && home.measured.slug !== home.chart?.slug && (
        <Section
          wide
          heading={home.measured.client}
          lead={
            <>
              <span>{home.measured.challenge}</span>{" "}
              <SiteLink to={home.measured.path}>{home.measured.heading}</SiteLink>
            </>
          }
        >
          {home.measured.chart && <ChartFigure chart={home.measured.chart} />}
        </Section>
      )}
      <Section wide heading={home.approach.heading} lead={home.approach.text}>
        <ProjectWeeks steps={home.approach.steps} />
      </Section>
      {allPost.nodes.length > 0 && (
        <Section
          wide
          heading={home.posts.heading}
          lead={<SiteLink to={paths.blog}>{home.posts.all}</SiteLink>}
        >
          <ArticleList posts={allPost.nodes} address="path" headingLevel={3} largeFirst />
        </Section>
      )}
      <CallToAction {...home.closing} links={allResource.totalCount > 0 ? [booking, resources] : [booking]} />
    </>
  )
}

export default HomePage

export const query = graphql`
  query HomePage {
    home: homePage {
      ...HomeHero
      ...FeeCopy
      featured { ...FeaturedCase }
      figures { ...FigureCopy }
      posts { heading all }
      measured { slug client heading path challenge chart { ...ChartParts } }
      brands { heading }
      approach {
        heading
        text
        steps { title text from to }
      }
      closing { heading text }
    }
    results: pageCopy(slug: { eq: "results" }) { ledger { heading } }
    siteAudit { ...OwnFigures }
    allService(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...ServiceLine
        ...FeeLine
        drawing { ...ContentImage }
      }
    }
    allBrand(sort: { order: ASC }) { nodes { slug ...BrandLogo } }
    allLedgerEntry(filter: { inRange: { ne: null } }) { totalCount }
    allResource { totalCount }
    allCaseStudy(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes { path heading brand { slug } services { title } }
    }
    allPost(sort: [{ date: DESC }, { slug: ASC }], limit: 3) {
      nodes { ...PostSummary ...PostPicture }
    }
  }
`
