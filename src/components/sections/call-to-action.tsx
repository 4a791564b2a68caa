import { callWords } from "../../shared/words/calls"
import { ButtonLink } from "../ui/button"
import type { Link } from "./link-lists"

// "30-minute" and "10:00–18:00 India time" stay on one line.
const terms = callWords.terms.split(/(\d+-\p{L}+|\S+–.*$)/u)

export const CallTerms = () => (
  <p className="call-terms note">
    {terms.map((text, index) =>
      index % 2 ? (
        <span key={text} className="nowrap">
          {text}
        </span>
      ) : (
        text
      ),
    )}
  </p>
)

type CallToActionProps = {
  heading: string
  text?: string | null
  links: readonly Link[]
  /** Says what a call is, on pages that say it nowhere else and end with asking for one. */
  withTerms?: boolean
}

export const CallToAction = ({ heading, text, links, withTerms = false }: CallToActionProps) => (
  <section className="call-to-action page-width">
    <div className="band split">
      <div>
        <h2>{heading}</h2>
        {text && <p>{text}</p>}
      </div>
      <div>
        <div className="button-row cluster">
          {links.map(({ label, path }, index) => (
            <ButtonLink key={path} to={path} variant={index === 0 ? "hero" : "outline"} size="lg">
              {label}
            </ButtonLink>
          ))}
        </div>
        {withTerms && <CallTerms />}
      </div>
    </div>
  </section>
)
