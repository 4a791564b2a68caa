import { isPlaceholder, site, whatsappUrl } from "../../shared/site"

type ContactLinksProps = { className?: string; withPlaceholders?: boolean }

/**
 * The direct ways to get in touch that are set: email, WhatsApp and the company's page on a professional network.
 * Example numbers and pages are shown where the example site must show all three: on the contact page.
 */
export const ContactLinks = ({ className, withPlaceholders = false }: ContactLinksProps) => {
  const { email, whatsapp, network } = site.contact
  const isShown = (detail = "") => detail !== "" && (withPlaceholders || !isPlaceholder(detail))
  return (
    <ul className={className}>
      {email && (
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      {isShown(whatsapp) && (
        <li>
          {/* A number is read in one line. */}
          <a href={whatsappUrl}>WhatsApp {whatsapp?.replaceAll(" ", "\u00a0")}</a>
        </li>
      )}
      {network && isShown(network.url) && (
        <li>
          <a href={network.url}>{network.name}</a>
        </li>
      )}
    </ul>
  )
}
