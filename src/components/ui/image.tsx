import { graphql } from "gatsby"
import type { GatsbyImageProps } from "gatsby-plugin-image"
import { type ComponentType, createContext, lazy, Suspense, useContext } from "react"

/** Instead of GatsbyImage if its script cannot be loaded. */
const PlainImage = ({ image: { images, width, height }, alt, className, sizes }: GatsbyImageProps) => (
  <img
    className={className}
    src={images.fallback?.src}
    srcSet={images.fallback?.srcSet}
    sizes={sizes ?? images.fallback?.sizes}
    width={width}
    height={height}
    alt={alt}
    loading="lazy"
  />
)

/** GatsbyImage: loaded on demand in the browser, and provided directly at build time (`gatsby-ssr.tsx`). */
export const GatsbyImageContext = createContext<ComponentType<GatsbyImageProps>>(
  lazy(async () => {
    // Server-rendered images are already visible, so load the component on first input.
    if (document.querySelector(".gatsby-image-wrapper"))
      await new Promise(resolve => {
        for (const type of ["pointerdown", "keydown", "popstate"])
          addEventListener(type, resolve, { once: true, capture: true })
      })
    // Destructured, so that webpack leaves out what else the package exports.
    const { GatsbyImage } = await import("gatsby-plugin-image").catch(() => ({ GatsbyImage: PlainImage }))
    return { default: GatsbyImage }
  }),
)

type PhotoProps = Pick<GatsbyImageProps, "image" | "alt" | "className" | "sizes" | "style" | "objectFit"> & {
  priority?: boolean
}

export const Photo = ({ priority = false, sizes, ...props }: PhotoProps) => {
  const GatsbyImage = useContext(GatsbyImageContext)
  const { width, height } = props.image
  return (
    <Suspense
      fallback={<div className={props.className} style={{ aspectRatio: width / height, ...props.style }} />}
    >
      <GatsbyImage
        {...props}
        {...(sizes && { sizes })}
        loading={priority ? "eager" : "lazy"}
        // React 18 only knows the attribute in lower case.
        {...(priority && { fetchpriority: "high" })}
      />
    </Suspense>
  )
}

type DrawingProps = {
  drawing: NonNullable<Queries.ContentImageFragment["drawing"]>
  className: string
  alt?: string
  priority?: boolean
}

export const Drawing = ({ drawing, className, alt = "", priority = false }: DrawingProps) => (
  <img
    className={className}
    src={drawing.src}
    width={drawing.width ?? undefined}
    height={drawing.height ?? undefined}
    alt={alt}
    loading={priority ? "eager" : "lazy"}
    decoding="async"
  />
)

type ContentImageProps = {
  file: Queries.ContentImageFragment | null | undefined
  sizes?: string
  priority?: boolean
}

export const ContentImage = ({ file, sizes, priority = false }: ContentImageProps) => {
  const photo = file?.childImageSharp?.gatsbyImageData
  if (file?.drawing) return <Drawing className="cover" drawing={file.drawing} priority={priority} />
  return photo ? <Photo image={photo} alt="" className="cover" sizes={sizes} priority={priority} /> : null
}

/**
 * As AVIF, since /resources shows several covers within 150 kB; other photos are WebP, the plugin's default. A third of the width is
 * what phones with one pixel a point show. @public
 */
export const contentImage = graphql`
  fragment ContentImage on File {
    drawing { src width height }
    childImageSharp { gatsbyImageData(width: 1200, formats: [AUTO, AVIF], outputPixelDensities: [0.25, 0.3334, 0.5, 1, 2]) }
  }
`
