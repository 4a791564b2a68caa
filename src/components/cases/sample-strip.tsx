import { site } from "../../shared/site"

/** Says at the head of a page that its cases and quotes are invented, while `content/site.json` says so. */
export const SampleStrip = () =>
  site.sample && (
    <p className="sample-note">Illustrative cases and quotes until clients have approved theirs.</p>
  )
