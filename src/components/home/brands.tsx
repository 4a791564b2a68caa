import { BrandLogo } from "./brand-logo"

type BrandsProps = {
  heading: string
  brands: readonly (Queries.BrandLogoFragment & { readonly slug: string })[]
  /** Whether the clients are invented. */
  isSample: boolean
}

/** The row of clients. */
export const Brands = ({ heading, brands, isSample }: BrandsProps) => (
  <section className="brands page-width">
    <h2 className="small-heading">{heading}</h2>
    {isSample && <p className="sample-note">Sample names, until clients have cleared theirs.</p>}
    <ul>
      {brands.map(({ slug, ...brand }) => (
        <li key={slug}>
          <BrandLogo {...brand} />
        </li>
      ))}
    </ul>
  </section>
)
