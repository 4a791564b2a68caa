import { site } from "../../shared/site"

const { minutes, callTimes } = site.consultation

/** What "Book Consultation" leads to, in small words below the button. */
export const CallTerms = () => (
  <p className="call-terms note">
    A free call of {minutes} minutes. You write, and we propose a time: {callTimes}.
  </p>
)
