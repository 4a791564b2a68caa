import newsreader from "../styles/fonts/newsreader.woff2"
import schibstedGrotesk from "../styles/fonts/schibsted-grotesk.woff2"

/** Asks for the two fonts before the browser has read the styles that name them. */
export const FontPreloads = () => (
  <>
    {[newsreader, schibstedGrotesk].map(href => (
      <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
    ))}
  </>
)
