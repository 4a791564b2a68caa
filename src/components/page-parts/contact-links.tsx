import { isPlaceholder, site, whatsappUrl } from "../../shared/site"

type ContactLinksProps = { className?: string; withPlaceholders?: boolean }

/**
 * The contact details that are set: email, WhatsApp and the company's page on a professional network.
 * @param withPlaceholders on the contact page, which must show all three even on the example site
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
