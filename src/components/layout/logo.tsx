import { mark } from "../../shared/logo-mark"
import { site } from "../../shared/site"

/** The mark and the brand's name; takes its colour and size from the text around it. */
export const Logo = () => (
  <span className="logo">
    <svg viewBox={`0 1 ${mark.size} 14`} width="0.83em" height="0.72em" aria-hidden="true" focusable="false">
      <path d={mark.steps} fill="currentColor" />
      <path d={mark.leg} fill="var(--logo-signal, var(--signal))" />
    </svg>
    {site.brand}
  </span>
)
