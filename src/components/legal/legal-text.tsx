import type { ReactNode } from "react"
import { Contents } from "../ui/contents"
import { Markup } from "../ui/markup"
import { PageHeading } from "../ui/page-heading"

type LegalTextProps = {
  title: string
  html: string
  headings: readonly { readonly text: string; readonly anchor: string; readonly level: number }[]
  children?: ReactNode
}

/** A legal page: its contents beside a text set for reading. */
export const LegalText = ({ title, html, headings, children }: LegalTextProps) => (
  <>
    <PageHeading heading={title}>{children}</PageHeading>
    <div className="article-columns page-width">
      <Contents headings={headings} />
      <Markup className="article-body" html={html} />
    </div>
  </>
)
