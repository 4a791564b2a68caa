import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby"
import { admit, receive, type Services } from "../../api/contact/handle-contact"
import { settings } from "../../api/settings/read-settings"
import { openStore } from "../../api/store/open-store"

// `gatsby develop` loads this module anew for each request: a store in a module variable would never count beyond one.
const holder = globalThis as { enquiryServices?: Services }

/** Answers `/api/contact` on Netlify and in `gatsby develop`; Gatsby has parsed the body. */
const contact = async (req: GatsbyFunctionRequest, res: GatsbyFunctionResponse): Promise<void> => {
  holder.enquiryServices ??= { settings: settings(), store: openStore(settings()) }
  const services = holder.enquiryServices
  const { method = "GET", url = "", headers } = req
  // The adapter for Netlify leaves its parameters on the request; elsewhere the header is the visitor's own.
  const address =
    "netlifyFunctionParams" in req ? headers["x-nf-client-connection-ip"] : req.socket?.remoteAddress
  const request = { method, url, headers, address: String(address ?? "unknown") }
  const answer = (await admit(request, services)) ?? (await receive(request, req.body, services))
  res.statusCode = answer.status
  for (const [name, value] of Object.entries(answer.headers)) res.setHeader(name, value)
  res.end(answer.body)
}

export default contact
