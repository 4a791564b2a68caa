import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby"
import { handleContact, type Services } from "../../api/contact/handle-contact"
import { openStore } from "../../api/store/open-store"
import { settings } from "../settings/settings"
import { siteUrl } from "../shared/site"

// `gatsby develop` reloads this module for each request, so a module variable would lose the store.
const holder = globalThis as { enquiryServices?: Services }

const contact = async (req: GatsbyFunctionRequest, res: GatsbyFunctionResponse): Promise<void> => {
  holder.enquiryServices ??= {
    settings: settings(),
    store: openStore(settings()),
    // Built together with the site, unlike the server.
    address: () => siteUrl,
  }
  const services = holder.enquiryServices
  const { method = "GET", url: originalUrl = "", headers } = req
  // Netlify's adapter leaves its parameters on the request; elsewhere the visitor could send this header.
  const ip = "netlifyFunctionParams" in req ? headers["x-nf-client-connection-ip"] : req.socket?.remoteAddress
  const request = { method, originalUrl, headers, ip: String(ip ?? "unknown") }
  const response = await handleContact(request, async () => req.body, services)
  res.statusCode = response.status
  for (const [name, value] of Object.entries(response.headers)) res.setHeader(name, value)
  res.end(response.body)
}

export default contact
