import { addresses } from "../../shared/addresses"
import { site } from "../../shared/site"
import { SiteLink } from "../ui/site-link"

const { timeZone } = site
const hourMs = 3_600_000
const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "short", timeZone })
const longDay = new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", month: "long", timeZone })

const afterWeekend = (date: Date): Date =>
  weekday.format(date).startsWith("S") ? afterWeekend(new Date(date.getTime() + 24 * hourMs)) : date

/** The day by which an enquiry made now is answered, in the firm's time zone and without weekends: "Tuesday 24 November". */
export const answerDay = (now = new Date()): string =>
  longDay.format(
    afterWeekend(new Date(afterWeekend(now).getTime() + site.consultation.responseHours * hourMs)),
  )

/** After an enquiry: when and from where we reply, and what to read until then. */
export const AnswerPromise = ({ day }: { day?: string }) => (
  <>
    <p>
      We’ll reply {day && `by ${day}, `}within {site.consultation.responseHours} hours on business days
      {site.contact.email && (
        <>
          , from <a href={`mailto:${site.contact.email}`}>{site.contact.email}</a>
        </>
      )}
      . You won’t get a copy. If you don’t hear from us, check your spam folder
      {site.contact.email && " or email us"}.
    </p>
    <p>
      In the meantime, see what <SiteLink to={addresses.results}>earlier projects</SiteLink> changed and how
      we measured it, or take the <SiteLink to={addresses.resources}>free templates</SiteLink> we use
      ourselves.
    </p>
  </>
)
