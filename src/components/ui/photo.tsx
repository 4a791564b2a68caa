import type { GatsbyImageProps } from "gatsby-plugin-image"
import { type ComponentType, createContext, lazy, Suspense, useContext } from "react"

/**
 * The images of the document that was opened are there already: the component is for those of later pages, so it waits for
 * the visitor to act.
 */
const whenNeeded = async (): Promise<void> => {
  if (!document.querySelector(".gatsby-image-wrapper")) return
  await new Promise(resolve => {
    for (const act of ["pointerdown", "keydown", "popstate"])
      addEventListener(act, resolve, { once: true, capture: true })
  })
}

/** Loaded when a page has an image; documents are rendered with the component itself (`gatsby-ssr.tsx`). */
export const GatsbyImageContext = createContext<ComponentType<GatsbyImageProps>>(
  lazy(async () => {
    await whenNeeded()
    const { GatsbyImage } = await import(/* webpackExports: ["GatsbyImage"] */ "gatsby-plugin-image")
    return { default: GatsbyImage }
  }),
)

type PhotoProps = Pick<GatsbyImageProps, "image" | "alt" | "className" | "sizes" | "style" | "objectFit"> & {
  /** Above the fold: fetched first instead of lazily. */
  priority?: boolean
}

/** A raster image, as GatsbyImage; pages without one do not load its scripts. */
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
        // React 18 knows the attribute only in lower case.
        {...(priority && { fetchpriority: "high" })}
      />
    </Suspense>
  )
}
