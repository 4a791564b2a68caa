import { graphql, type PageProps } from "gatsby"
import { addresses } from "../addresses"
import { ArticleList } from "../components/blog/article-list"
import { ChartFigure } from "../components/charts/chart"
import { Brands } from "../components/home/brands"
import { ServiceIndex } from "../components/home/service-index"
import { homeGraph } from "../components/seo/graph/home"
import { Seo } from "../components/seo/seo"
import { ButtonLink } from "../components/ui/button"
import { CallToAction } from "../components/ui/call-to-action"
import { Claims } from "../components/ui/claims"
import { Points } from "../components/ui/points"
import { Section } from "../components/ui/section"
import { SiteLink } from "../components/ui/site-link"

const HomePage = ({ data }: PageProps<Queries.HomePageQuery>) => {
  const { home, allService, allBrand, allPost } = data
  if (!home) return null
  return (
    <>
      <Seo
        title={home.seo.title}
        description={home.seo.description}
        path={addresses.home}
        graph={
          process.env.BUILD_STAGE !== "build-javascript" &&
          homeGraph({ ...home.seo, path: addresses.home }, allService.nodes)
        }
      />
      <div className="hero page-width">
        <div className="hero-text">
          <h1>{home.hero.heading}</h1>
          <p className="lead">{home.hero.text}</p>
          <p className="hero-links">
            <ButtonLink to={addresses.contact} variant="hero" size="lg">
              Book Consultation
            </ButtonLink>
            <ButtonLink to={addresses.landing} variant="outline" size="lg">
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
        <ServiceIndex services={allService.nodes} />
      </Section>
      <Brands heading={home.brands.heading} brands={allBrand.nodes} />
      <Section heading={home.approach.heading}>
        <Points points={home.approach.steps} ordered />
      </Section>
      {allPost.nodes.length > 0 && (
        <Section heading="From the blog" lead={<SiteLink to={addresses.blog}>All articles</SiteLink>}>
          <ArticleList posts={allPost.nodes} address="path" headingLevel={3} />
        </Section>
      )}
      <CallToAction heading={home.closing.heading} text={home.closing.text}>
        <ButtonLink to={addresses.contact} variant="hero" size="lg">
          Book Consultation
        </ButtonLink>
        <ButtonLink to={addresses.resources} variant="outline" size="lg">
          Free resources
        </ButtonLink>
      </CallToAction>
    </>
  )
}

export default HomePage

export const query = graphql`
  query HomePage {
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
      brands {
        heading
      }
      approach {
        heading
        steps {
          title
          text
        }
      }
      closing {
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
        path
      }
    }
    allBrand {
      nodes {
        name
        slug
      }
    }
    allPost(sort: [{ date: DESC }, { slug: ASC }], limit: 3) {
      nodes {
        ...PostSummary
      }
    }
  }
`
