import { graphql } from "gatsby"
import { Photo } from "./photo"

type CoverProps = {
  file: Queries.CoverFragment | null | undefined
  /** How wide it stands in its layout, for the choice among the sizes of a photograph. */
  sizes?: string
  /** Above the fold: fetched at once instead of lazily. */
  priority?: boolean
}

/** The picture of a text, which its words do without: a drawing (SVG) or a photograph. */
export const Cover = ({ file, sizes, priority = false }: CoverProps) => {
  const photo = file?.childImageSharp?.gatsbyImageData
  if (!file?.drawing)
    return photo ? <Photo image={photo} alt="" className="cover" sizes={sizes} priority={priority} /> : null
  const { src, width, height } = file.drawing
  return (
    <img
      className="cover"
      src={src}
      width={width ?? undefined}
      height={height ?? undefined}
      alt=""
      loading={priority ? "eager" : "lazy"}
      decoding="async"
    />
  )
}

/** For the queries of pages: Gatsby collects the fragments that are exported. @public */
export const cover = graphql`
  fragment Cover on File {
    drawing {
      src
      width
      height
    }
    childImageSharp {
      gatsbyImageData(width: 1200, placeholder: NONE, formats: [AUTO, WEBP])
    }
  }
`
