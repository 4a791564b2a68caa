import { graphql } from "gatsby"
import { BrandLogo } from "../ui/brand-logo"
import { SiteLink } from "../ui/site-link"

type BrandsProps = {
  heading: string
  brands: readonly (Queries.BrandLogoFragment & { readonly slug: string })[]
  cases: readonly Queries.BrandCaseFragment[]
}

export const Brands = ({ heading, brands, cases }: BrandsProps) => (
  <section className="brands page-width">
    <h2 className="small-heading">{heading}</h2>
    <ul className="tiles">
      {brands.map(({ slug, ...brand }) => (
        <li key={slug}>
          <BrandLogo {...brand} />
          {cases
            .filter(({ brand }) => brand?.slug === slug)
            .map(({ path, heading: result, services }) => (
              <p key={path}>
                {services.map(({ title }) => title).join(" and ")}
                <SiteLink to={path}>{result}</SiteLink>
              </p>
            ))}
        </li>
      ))}
    </ul>
  </section>
)

/** @public */
export const brandCase = graphql`
  fragment BrandCase on CaseStudy {
    path
    heading
    brand { slug }
    services { title }
  }
`
