import type { ReactNode } from "react"
import type { Graph } from "schema-dts"
import { Seo } from "../components/seo/seo"
import { AmpFooter } from "./amp-footer"
import { AmpHeader } from "./amp-header"
import { ampPathOf } from "./links"
import { ownCss } from "./own-css"
import { jsonLd } from "./structured-data"

type AmpPageProps = {
  title: string
  description: string
  /** The ordinary page that this document is the simplified form of: its canonical address. */
  fullPage: string
  /** What the page is about, for search engines. */
  about: Graph["@graph"]
  children: ReactNode
}

/** One AMP document: head tags, header, content, footer. `gatsby develop` shows it as an ordinary page, hence the style. */
export const AmpPage = ({ title, description, fullPage, about, children }: AmpPageProps) => (
  <>
    <Seo title={title} description={description} path={fullPage}>
      <script type="application/ld+json">{jsonLd(about)}</script>
    </Seo>
    {process.env.NODE_ENV === "development" && <style>{ownCss}</style>}
    <AmpHeader path={ampPathOf(fullPage) ?? ""} />
    <main>{children}</main>
    <AmpFooter fullPage={fullPage} />
  </>
)
