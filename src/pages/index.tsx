import { graphql, type PageProps } from "gatsby"
import { ArticleList } from "../components/blog/article-list"
import { FeaturedCase } from "../components/cases/featured-case"
import { Brands } from "../components/home/brands"
import { Opening } from "../components/home/opening"
import { booking, CallToAction } from "../components/page-parts/call-to-action"
import { Points } from "../components/page-parts/points"
import { Section } from "../components/page-parts/section"
import { Seo } from "../components/seo/seo"
import { SiteLink } from "../components/ui/site-link"
import { addresses } from "../shared/addresses"

const HomePage = ({ data }: PageProps<Queries.HomePageQuery>) => {
  const { home, allService, allBrand, allPost, allLedgerEntry, samples } = data
  if (!home) return null
  return (
    <>
      <Seo {...home.seo} path={addresses.home} subject={{ kind: "home", services: allService.nodes }} />
      <Opening home={home} services={allService.nodes}>
        {home.featured && <FeaturedCase study={home.featured} estimates={allLedgerEntry.nodes} />}
      </Opening>
      <Brands heading={home.brands.heading} brands={allBrand.nodes} isSample={samples.totalCount > 0} />
      <Section heading={home.approach.heading}>
        <Points points={home.approach.steps} ordered />
      </Section>
      {allPost.nodes.length > 0 && (
        <Section heading="From the blog" lead={<SiteLink to={addresses.blog}>All articles</SiteLink>}>
          <ArticleList posts={allPost.nodes} address="path" headingLevel={3} />
        </Section>
      )}
      <CallToAction
        {...home.closing}
        links={[booking, { label: "Free resources", to: addresses.resources }]}
      />
    </>
  )
}

export default HomePage

export const query = graphql`
  query HomePage {
    home: homePage {
      ...HomeOpening
      featured {
        ...FeaturedCase
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
    }
    allService(sort: { order: ASC }) {
      nodes {
        ...ServiceLine
      }
    }
    allBrand(sort: { order: ASC }) {
      nodes {
        slug
        ...BrandLogo
      }
    }
    allLedgerEntry {
      nodes {
        held
      }
    }
    samples: allCaseStudy(filter: { sample: { eq: true } }) {
      totalCount
    }
    allPost(sort: [{ date: DESC }, { slug: ASC }], limit: 3) {
      nodes {
        ...PostSummary
        ...PostPicture
      }
    }
  }
`
