import type { ReactNode } from "react"

/** The band that closes a page: one question, one or two ways on. */
export const CallToAction = ({
  heading,
  text,
  children,
}: {
  heading: string
  text?: string | null
  children: ReactNode
}) => (
  <section className="call-to-action page-width">
    <div className="band">
      <div>
        <h2>{heading}</h2>
        {text && <p>{text}</p>}
      </div>
      <div className="call-to-action-links">{children}</div>
    </div>
  </section>
)
