import type { IGatsbyImageData } from "gatsby-plugin-image"

type PictureProps = {
  image: IGatsbyImageData | null | undefined
  alt: string
  className?: string
  /** How wide it stands in its layout; default: as wide as it was made, or the screen. */
  sizes?: string | undefined
  priority?: boolean
}

/**
 * A `<picture>` with the sizes and formats that gatsby-plugin-image made: its own component would cost a page a further
 * 19 kB of scripts for a blur that these drawings do not need (docs/decisions/0011-plain-pictures.md).
 * @param priority for the image above the fold: fetched first instead of lazily
 */
export const Picture = ({ image, alt, className, sizes, priority = false }: PictureProps) => {
  if (!image) return null
  const { width, height } = image
  const { sources = [], fallback } = image.images
  return (
    <picture className={className}>
      {sources.map(source => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes ?? source.sizes} />
      ))}
      <img
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={sizes ?? fallback?.sizes}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        decoding="async"
        // React 18 knows the attribute only in lower case.
        {...(priority ? { fetchpriority: "high" } : {})}
      />
    </picture>
  )
}
