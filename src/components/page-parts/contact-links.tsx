import { isPlaceholder, site, whatsappUrl } from "../../shared/site"

type ContactLinksProps = { className?: string; withPlaceholders?: boolean }

/** @param withPlaceholders on the contact page, which must show all details even on the example site */
export const ContactLinks = ({ className, withPlaceholders = false }: ContactLinksProps) => {
  const { email, whatsapp, network } = site.contact
  const isShown = (detail: string) => withPlaceholders || !isPlaceholder(detail)
  const links = [
    email && [`mailto:${email}`, email],
    whatsapp && isShown(whatsapp) && [whatsappUrl, `WhatsApp ${whatsapp.replaceAll(" ", "\u00a0")}`],
    network && isShown(network.url) && [network.url, network.name],
  ]
  return (
    <ul className={className}>
      {links.map(
        link =>
          link && (
            <li key={link[0]}>
              <a href={link[0]}>{link[1]}</a>
            </li>
          ),
      )}
    </ul>
  )
}
