import { graphql } from "gatsby"

/** A client's logo; a client without one is named in type. */
export const BrandLogo = ({ name, logo }: Queries.BrandLogoFragment) => {
  const image = logo?.childImageSharp?.gatsbyImageData
  const raster = image && { src: image.images.fallback?.src, width: image.width, height: image.height }
  const file = logo?.drawing ?? raster
  if (!file) return <span className="brand-logo">{name}</span>
  return (
    <img
      className="brand-logo"
      src={file.src}
      width={file.width ?? undefined}
      height={file.height ?? undefined}
      alt={name}
      loading="lazy"
      decoding="async"
    />
  )
}

/** For the queries of pages: Gatsby collects the fragments that are exported. @public */
export const brandLogo = graphql`
  fragment BrandLogo on Brand {
    name
    logo {
      drawing {
        src
        width
        height
      }
      childImageSharp {
        gatsbyImageData(height: 96, layout: FIXED, placeholder: NONE, formats: [AUTO])
      }
    }
  }
`
