import { bodyKilobytes, lengthLimits } from "../../shared/enquiry/limits"
import type { Reason } from "../../shared/enquiry/reasons"

// "method" is left out: a form is never refused for it.
const reasons: Readonly<Record<Exclude<Reason, "method">, string>> = {
  fields: `Something is missing or doesn’t look right: we need your name and a complete email address, and a message can have at most ${lengthLimits.message.toLocaleString("en")} characters.`,
  "too-many": "Too many messages came from your connection in a short time. Please try again later.",
  "too-large": `The message is too large: the limit is ${bodyKilobytes} kB.`,
  "not-stored": "Our server couldn’t save your message just now. Please try again in a minute.",
  timeout: "The message took too long to arrive, perhaps because of a weak connection. Please try again.",
  origin: "The form was sent from another website. Please use the form on this one.",
  unreadable: "We couldn’t read what your browser sent. Please try again.",
  type: "We couldn’t read what your browser sent as a form. Please try again.",
}

/**
 * Why a form posted without JavaScript was refused. The endpoint names the reason in the address's fragment, and CSS
 * (`:target`) shows that one alone; without a fragment all are listed.
 */
export const NotSentReasons = () => (
  <ul className="reasons lead">
    {Object.entries(reasons).map(([reason, text]) => (
      <li key={reason} id={reason}>
        {text}
      </li>
    ))}
  </ul>
)
