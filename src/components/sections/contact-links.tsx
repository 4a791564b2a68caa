import { isPlaceholder } from "../../shared/placeholders"
import { site, whatsappUrl } from "../../shared/site"
import { callWords } from "../../shared/words/calls"
import { Filled } from "../ui/filled"

export const EmailLink = () => <a href={`mailto:${site.contact.email}`}>{site.contact.email}</a>

export const ContactLinks = ({ withPlaceholders = false }: { withPlaceholders?: boolean }) => {
  const { email, whatsapp, network } = site.contact
  const isShown = (detail: string) => withPlaceholders || !isPlaceholder(detail)
  const links = [
    email && [`mailto:${email}`, email],
    whatsapp && isShown(whatsapp) && [whatsappUrl, `WhatsApp ${whatsapp.replaceAll(" ", "\u00a0")}`],
    network && isShown(network.url) && [network.url, network.name],
  ]
  return (
    <ul className={withPlaceholders ? "contact-links" : undefined}>
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

/** Where visitors pick a time themselves, if the owner names it. */
export const BookingLink = () =>
  site.contact.bookingUrl && (
    <p>
      <Filled
        text={callWords.booking}
        parts={{ link: <a href={site.contact.bookingUrl}>{callWords.bookingLink}</a> }}
      />
    </p>
  )

/** How to reach us without the form; an example site shows its placeholders, where an owner's own details will be. */
export const DirectContact = ({ heading }: { heading: string | null }) => (
  <div>
    <h2>{heading}</h2>
    <ContactLinks withPlaceholders />
    <BookingLink />
  </div>
)
