import content from "../../content/site.json"

const fill = (text: string) => text.replaceAll("{brand}", content.brand)

/**
 * What the page shell says on every page, from `content/site.json`. It is imported, not queried, so that
 * no page waits for a second request before it can run.
 */
export const site = { ...content, description: fill(content.description) }

/** Origin used for canonical links, feeds and social tags: `SITE_URL`, by default the address in `content/site.json`. */
export const siteUrl: string = process.env.GATSBY_SITE_URL || content.url

/** WhatsApp's click-to-chat address: digits only (faq.whatsapp.com, "How to use click to chat"). */
export const whatsappUrl = `https://wa.me/${content.contact.whatsapp.replace(/\D/g, "")}`
