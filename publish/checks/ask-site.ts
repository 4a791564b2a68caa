import type { OutgoingHttpHeaders } from "node:http"
import { buildApp } from "../../api/server/app"
import { openSite } from "../../api/server/site"
import { readSettings } from "../../api/settings/read-settings"
import type { SiteOnDisk } from "../releases/make-site"

/** What was answered. */
type Answer = {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
}

/** A site that answers this process alone. */
export type AskedSite = { ask(path: string): Promise<Answer>; close(): Promise<void> }

// Not a name of this machine, whose requests get another policy.
const host = "site.invalid"

const none = () => Promise.reject(new Error("no enquiry is stored here"))

/** Lets the server's own code answer from a site that is not served yet. @throws when a file is missing */
export const askSite = async ({ manifest, root }: SiteOnDisk): Promise<AskedSite> => {
  const site = openSite(manifest, root)
  const settings = readSettings({ SITE_URL: `https://${host}` })
  const services = { store: { put: none, countRequest: none }, settings }
  const app = buildApp({ site: () => site, services, readiness: none })
  return {
    ask: async path => {
      const { statusCode, headers, rawPayload } = await app.inject({
        url: encodeURI(path),
        headers: { host },
      })
      return { status: statusCode, headers, body: rawPayload }
    },
    close: () => app.close(),
  }
}
