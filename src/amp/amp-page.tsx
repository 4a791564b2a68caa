import type { ReactNode } from "react"
import { Breadcrumb } from "../components/layout/breadcrumb"
import { Footer } from "../components/layout/footer"
import type { Subject } from "../components/seo/page-facts"
import { Seo } from "../components/seo/seo"
import { AmpHeader } from "./amp-header"
import { ampPathOf } from "./links"

type AmpPageProps = {
  title: string
  description: string
  /** The ordinary page that this document is the simplified form of: its canonical address. */
  fullPage: string
  /** What both are about, for search engines. */
  subject: Subject
  children: ReactNode
}

/** One AMP document: head tags, header, breadcrumb, content, footer. `gatsby develop` shows it as an ordinary page, without `amp.css`. */
export const AmpPage = ({ title, description, fullPage, subject, children }: AmpPageProps) => (
  <>
    <Seo title={title} description={description} path={fullPage} subject={subject} />
    <AmpHeader path={ampPathOf(fullPage) ?? ""} />
    <Breadcrumb path={ampPathOf(fullPage) ?? ""} />
    <main>{children}</main>
    <Footer fullPage={fullPage} />
  </>
)
