import { site } from "../shared/site"

const mustache = { type: "amp-mustache" }
const submitting = { submitting: "" }
const { email } = site.contact

/**
 * What the form says while it is sent and afterwards. The templates read the endpoint's JSON: `message`, and for wrong
 * fields `verifyErrors` (amp.dev, "amp-form", "Success/error response rendering"). Without an answer, for instance without a
 * connection, there is no message, and the form says so itself.
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
          {"{{/verifyErrors}}"}
          {"{{^verifyErrors}}"}
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
