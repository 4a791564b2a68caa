import type { Services } from "../../api/contact/contact-request"
import { buildApp } from "../../api/server/app"
import { judgeReadiness } from "../../api/server/health"
import type { Site } from "../../api/server/site"
import { listServices } from "./serve-handler"

const wellJudged = async () =>
  judgeReadiness({
    store: { accepts: true, waiting: 0, dead: 0, spooled: 0 },
    hasFiles: true,
    isMailed: true,
    backlogLimit: 200,
    loopDelay: { p99: 0, max: 0 },
  })

/** For tests: the server's application on a site, with enquiries in a list or as the services say. */
export const siteApp = (site: () => Site, services: Services = listServices().services) =>
  buildApp({ site, services, readiness: wellJudged, proxies: services.trustProxy })
