import { bodyKilobytes, lengthLimits } from "../../shared/enquiry/limits"
import type { Reason } from "../../shared/enquiry/reasons"

// "method" is left out: a form is never refused for it.
const reasons: Readonly<Record<Exclude<Reason, "method">, string>> = {
  fields: `An answer is missing or cannot be right: your name and a complete email address are needed, the address of a site is one such as www.example.com, and a message can have at most ${lengthLimits.message.toLocaleString("en")} characters.`,
  "too-many": "Too many messages came from your connection in a short time. Please try again later.",
  "too-large": `The message is too large: at most ${bodyKilobytes} kB can be sent.`,
  "not-stored": "Our server could not store your message just now. Please try again in a minute.",
  timeout: "The message took too long to arrive, perhaps over a weak connection. Please try again.",
  origin: "The form was sent from another site. Please use the form on this one.",
  unreadable: "What your browser sent could not be read. Please try again.",
  type: "What your browser sent could not be read as a form. Please try again.",
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
