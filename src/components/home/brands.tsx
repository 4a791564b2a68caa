import { BrandLogo } from "./brand-logo"

/** The row of clients. */
export const Brands = ({
  heading,
  brands,
}: {
  heading: string
  brands: readonly { readonly name: string; readonly slug: string }[]
}) => (
  <section className="brands page-width">
    <h2 className="small-heading">{heading}</h2>
    <ul>
      {brands.map(({ name, slug }) => (
        <li key={slug}>
          <BrandLogo name={name} slug={slug} />
        </li>
      ))}
    </ul>
  </section>
)
