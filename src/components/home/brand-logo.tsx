import { graphql } from "gatsby"
import { Photo } from "../ui/photo"

/** A client's logo; a client without one is named in type. */
export const BrandLogo = ({ name, logo }: Queries.BrandLogoFragment) => {
  const image = logo?.childImageSharp?.gatsbyImageData
  if (image) {
    const style = { width: "auto", height: "2.5rem", aspectRatio: image.width / image.height }
    return <Photo image={image} alt={name} objectFit="contain" style={style} />
  }
  const file = logo?.drawing
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
        gatsbyImageData(height: 48, layout: FIXED, placeholder: NONE, formats: [AUTO, WEBP])
      }
    }
  }
`
