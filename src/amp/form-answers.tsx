import { site } from "../shared/site"

const mustache = { type: "amp-mustache" }
const submitting = { submitting: "" }
const { email } = site.contact

/**
 * The states of the form after submission. The templates read the endpoint's JSON: `message`, and `verifyErrors` for invalid
 * fields (amp.dev, "amp-form", "Success/error response rendering"). A failed connection brings no message, so there is a default.
 */
export const FormAnswers = () => (
  <>
    <div {...submitting} role="status">
      <template {...mustache}>
        <p className="notice">Sending...</p>
      </template>
    </div>
    <div submit-success="" role="status">
      <template {...mustache}>
        <div className="notice notice-success">
          <p className="notice-heading">Message Sent!</p>
          <p>{"{{message}}"}</p>
        </div>
      </template>
    </div>
    <div submit-error="" role="alert">
      <template {...mustache}>
        <div className="notice notice-error">
          <p className="notice-heading">Error</p>
          <p>
            {"{{message}}{{^message}}"}Failed to send message. Please try again or email us directly.
            {"{{/message}}"}
          </p>
          {"{{#verifyErrors}}"}
          <p>{"{{message}}"}</p>
          {"{{/verifyErrors}}{{^verifyErrors}}"}
          {email && (
            <p>
              <a href={`mailto:${email}`}>{email}</a>
            </p>
          )}
          {"{{/verifyErrors}}"}
        </div>
      </template>
    </div>
  </>
)
