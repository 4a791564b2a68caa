import { site } from "../../shared/site"
import { Notice } from "../ui/notice"
import type { EnquiryKind } from "./enquiry-kinds"
import type { FormState } from "./form-state"

/**
 * Says above the button that the form was not sent, or waits for a connection, and offers an email with the answers in
 * it. The region stands there before, so that it is read out.
 */
export const NotSentNotice = ({ kind, state }: { kind: EnquiryKind; state: FormState }) => (
  <div role="status">
    {state.status === "offline" && (
      <Notice heading="You are offline">
        Your message is kept on this page and sent as soon as you are back online. You can also{" "}
        <a href={state.mailto}>send it by email</a>.
      </Notice>
    )}
    {state.status === "failed" && (
      <Notice kind="error" heading={kind.notSent}>
        What you typed is kept. Send it again, or write to <a href={state.mailto}>{site.contact.email}</a>:
        the link opens an email with your answers in it.
      </Notice>
    )}
  </div>
)
