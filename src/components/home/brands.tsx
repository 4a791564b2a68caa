import { graphql } from "gatsby"
import { Drawing, Photo } from "../ui/cover"
import { SiteLink } from "../ui/site-link"

export const BrandLogo = ({ name, logo }: Queries.BrandLogoFragment) => {
  const image = logo?.childImageSharp?.gatsbyImageData
  if (image) {
    const style = { width: "auto", height: "2.5rem", aspectRatio: image.width / image.height }
    return <Photo image={image} alt={name} objectFit="contain" style={style} />
  }
  if (!logo?.drawing) return <span className="brand-logo">{name}</span>
  return <Drawing className="brand-logo" drawing={logo.drawing} alt={name} />
}

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
export const brandLogo = graphql`
  fragment BrandLogo on Brand {
    name
    logo {
      drawing { src width height }
      childImageSharp { gatsbyImageData(height: 48, layout: FIXED) }
    }
  }
`

/** @public */
export const brandCase = graphql`
  fragment BrandCase on CaseStudy {
    path
    heading
    brand { slug }
    services { title }
  }
`
