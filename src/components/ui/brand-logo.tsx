import { graphql } from "gatsby"
import { Drawing, Photo } from "./image"

export const BrandLogo = ({ name, logo }: Queries.BrandLogoFragment) => {
  const image = logo?.childImageSharp?.gatsbyImageData
  if (image) {
    const style = { width: "auto", height: "2.5rem", aspectRatio: image.width / image.height }
    return <Photo image={image} alt={name} objectFit="contain" style={style} />
  }
  if (!logo?.drawing) return <span className="brand-logo">{name}</span>
  return <Drawing className="brand-logo" drawing={logo.drawing} alt={name} />
}

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
