import { site } from "../../shared/site"

const { minutes, callTimes } = site.consultation

/** What "Book Consultation" leads to, in small words below the button. */
export const CallTerms = () => (
  <p className="call-terms note">
    A free {minutes}-minute call. Send a note and we’ll suggest a time, {callTimes}.
  </p>
)
