import { addresses } from "../../shared/addresses"
import { ButtonLink } from "../ui/button"
import { CallTerms } from "./call-terms"

/** The two ways on that most pages end with. */
export const booking = { label: "Book Consultation", to: addresses.contact }
export const audit = { label: "Free SEO Audit", to: addresses.landing }

type CallToActionProps = {
  heading: string
  text?: string | null
  /** The one to take first. */
  links: readonly { readonly label: string; readonly to: string }[]
}

/** The band that closes a page: one question, one or two ways on. */
export const CallToAction = ({ heading, text, links }: CallToActionProps) => (
  <section className="call-to-action page-width">
    <div className="band split">
      <div>
        <h2>{heading}</h2>
        {text && <p>{text}</p>}
      </div>
      <div>
        <div className="button-row cluster">
          {links.map(({ label, to }, index) => (
            <ButtonLink key={to} to={to} variant={index === 0 ? "hero" : "outline"} size="lg">
              {label}
            </ButtonLink>
          ))}
        </div>
        {links.some(({ to }) => to === addresses.contact || to === addresses.ampContact) && <CallTerms />}
      </div>
    </div>
  </section>
)

/** The band below every list of articles. */
export const ReadersBand = () => (
  <CallToAction
    heading="Facing the same problem?"
    text="Send us your numbers or your URL and we’ll tell you what we’d look at first."
    links={[booking, audit]}
  />
)
