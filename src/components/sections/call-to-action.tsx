import { paths } from "../../shared/paths"
import { site } from "../../shared/site"
import { ButtonLink } from "../ui/button"
import type { Link } from "./link-lists"

const { minutes, callTimes } = site.consultation
// "10:00–18:00 India time" stays on one line.
const hoursStart = callTimes.search(/\S+–.*$/)

const contactPages: readonly string[] = [paths.contact, paths.ampContact]

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
}

export const CallToAction = ({ heading, text, links }: CallToActionProps) => (
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
        {links.some(({ path }) => contactPages.includes(path.split("?")[0] ?? "")) && <CallTerms />}
      </div>
    </div>
  </section>
)
