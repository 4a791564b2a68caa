import { type CmsOrigins, cmsOrigins } from "../../../cms/backend"
import { isRealKey } from "../../shared/chat-widget-key"
import { mailAccount } from "../../shared/enquiry/mail-account"

/** The origins besides the site's own that its pages may talk to. */
export type OutsideOrigins = {
  /** The mail service, when the forms send to an account of it. */
  readonly mail?: string
  /** The chat widget, when it is switched on. */
  readonly chat?: string
  /** The search engine that is asked where no scripts run. */
  readonly search?: string
  /** What the CMS of a team talks to, when there is one. */
  readonly cms?: CmsOrigins
}

type Environment = Readonly<Record<string, string | undefined>>

const origin = (url = ""): string | undefined => (URL.canParse(url) ? new URL(url).origin : undefined)

/** Reads from the environment what the pages were built to load and to call (`send-by-emailjs.ts`, `chat-widget.tsx`, `without-scripts.tsx`). */
export const outsideOrigins = (env: Environment): OutsideOrigins => ({
  mail: origin(mailAccount(env)?.origin),
  chat: isRealKey(env.GATSBY_CHAT_WIDGET_KEY ?? "") ? origin(env.GATSBY_CHAT_WIDGET_ORIGIN) : undefined,
  search: origin(env.GATSBY_OUTSIDE_SEARCH_URL),
  cms: cmsOrigins(env),
})
