import { site, whatsappUrl } from "../../shared/site"

const { email, whatsapp, network } = site.contact
// A number is read in one line.
const number = whatsapp.replaceAll(" ", "\u00a0")

/** The direct ways to get in touch: e-mail, WhatsApp and the company's page on a professional network. */
export const ContactLinks = ({ className }: { className?: string }) => (
  <ul className={className}>
    <li>
      <a href={`mailto:${email}`}>{email}</a>
    </li>
    <li>
      <a href={whatsappUrl}>WhatsApp {number}</a>
    </li>
    <li>
      <a href={network.url}>{network.name}</a>
    </li>
  </ul>
)
