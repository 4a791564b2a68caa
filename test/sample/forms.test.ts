import * as content from "../support/content"
import { describeSample } from "../support/sample"

// The browser tests compare what the pages show with these words; here they are those that the specification has.
describeSample("the words of the shipped forms", () => {
  const { labels, missing, invalid, form, audit, contact, unsent, sent } = content.formWords()

  test("say what was sent, and what failed", () => {
    expect(audit).toMatchObject({
      sent: "Request Sent!",
      sentText: "Thanks! We'll reach out with your FREE SEO Audit.",
      failed: "Error",
      failedText: "Failed to send request. Please try again or email us directly.",
    })
    expect(contact).toMatchObject({
      sent: "Message Sent!",
      sentText: "Thanks! We'll get back to you shortly.",
      failed: "Error",
      failedText: "Failed to send message. Please try again or email us directly.",
    })
  })

  test("name fields, lists and buttons", () => {
    expect(labels).toMatchObject({ name: "Name", email: "Email", company: "Company", message: "Message" })
    expect([form.service, form.budget, form.trap]).toEqual(["Service Interest", "Budget", "Leave this empty"])
    expect([form.sending, audit.submit, contact.submit]).toEqual([
      "Sending...",
      "Request free audit",
      "Send enquiry",
    ])
    expect([audit.restart, contact.restart]).toEqual(["Send another request", "Send another message"])
    expect([form.notices, form.closeNotice]).toEqual(["Notices", "Close notice"])
    expect([audit.consent, form.policy]).toEqual(["I agree to the {link}.", "privacy policy"])
    expect(form.privacy).toContain("only use your details to deal with your enquiry")
  })

  test("say what is missing or wrong, that a visitor is offline, and what happens next", () => {
    expect(missing).toMatchObject({
      name: "Please enter your name.",
      email: "Please enter your email address.",
    })
    expect(invalid).toEqual({
      email: "Please enter an email address such as name@example.com.",
      tooLong: "{label} can have at most {count} characters.",
    })
    expect([unsent.offline, unsent.kept, unsent.offlineLink]).toEqual([
      "You’re offline",
      "We’ve kept your answers",
      "send it by email",
    ])
    expect(unsent.offlineText).toContain("Keep this page open")
    expect(audit.noSite).toContain("Which website should we look at?")
    expect([sent.heading, sent.reference]).toEqual(["What happens next", "Your reference"])
    expect(sent.replyByFrom).toMatch(
      /^We’ll reply by \{day\}, within \{hours\}.hours on business days, from \{link\}\.$/,
    )
  })
})
