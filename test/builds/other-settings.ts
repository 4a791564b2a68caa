export const chatOrigin = "https://chat.example"
export const chatKey = "5f3c9a1b2d4e6f708192"
export const mailOrigin = "https://mail.example"

/** The settings of the other build: an EmailJS account, a chat, and the CMS of a team on GitHub. */
export const otherSettings = {
  GATSBY_EMAILJS_PUBLIC_KEY: "public-key",
  GATSBY_EMAILJS_SERVICE_ID: "service_1",
  GATSBY_EMAILJS_AUDIT_TEMPLATE_ID: "template_a",
  GATSBY_EMAILJS_CONTACT_TEMPLATE_ID: "template_c",
  GATSBY_EMAILJS_ORIGIN: `${mailOrigin}/`,
  GATSBY_CHAT_WIDGET_KEY: chatKey,
  GATSBY_CHAT_WIDGET_ORIGIN: `${chatOrigin}/ `,
  CMS_BACKEND: "github",
  CMS_REPOSITORY: "acme/site",
  // Netlify's adapter then keeps its cache within the folder.
  NETLIFY_LOCAL: "true",
}
