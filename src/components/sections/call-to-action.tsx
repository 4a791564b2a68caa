import { site } from "../../shared/site"
import { ButtonLink } from "../ui/button"
import type { Link } from "./link-lists"

const { minutes, callTimes } = site.consultation
// "10:00–18:00 India time" stays on one line.
const hoursStart = callTimes.search(/\S+–.*$/)

export const CallTerms = () => (
  <p className="call-terms note">
    A free <span className="nowrap">{minutes}-minute</span> call. Send a note and we’ll suggest a time,{" "}
    {callTimes.slice(0, hoursStart)}
    <span className="nowrap">{callTimes.slice(hoursStart)}.</span>
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
