/** A notice as the visitor reads it. */
type NoticeText = { readonly title: string; readonly text: string }

/** What tells one form from the other. */
export type EnquiryKind = {
  readonly form: "audit" | "contact"
  /** The messages of its toasts. */
  readonly sent: NoticeText
  readonly failed: NoticeText
  /** How one gets the form back. */
  readonly again: string
}

/** The request for a free SEO audit, on /landing. */
export const auditEnquiry: EnquiryKind = {
  form: "audit",
  sent: { title: "Request Sent!", text: "Thanks! We'll reach out with your FREE SEO Audit." },
  failed: { title: "Error", text: "Failed to send request. Please try again or email us directly." },
  again: "Send another request",
}

/** The enquiry, on /contact. */
export const contactEnquiry: EnquiryKind = {
  form: "contact",
  sent: { title: "Message Sent!", text: "Thanks! We'll get back to you shortly." },
  failed: { title: "Error", text: "Failed to send message. Please try again or email us directly." },
  again: "Send another message",
}
