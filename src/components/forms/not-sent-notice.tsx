import { site } from "../../shared/site"
import { Notice } from "../ui/notice"
import type { EnquiryKind } from "./enquiry-kinds"
import type { FormState } from "./form-state"

/**
 * Says above the button that the form was not sent, in the words of its notice, or waits for a connection, and offers an
 * email with the answers in it. The region stands there before, so that it is read out.
 */
export const NotSentNotice = ({ kind, state }: { kind: EnquiryKind; state: FormState }) => (
  <div role="status">
    {state.status === "offline" && (
      <Notice heading="You’re offline">
        We’ve kept your message and will send it as soon as you’re back online. You can also{" "}
        <a href={state.mailto}>send it by email</a>.
      </Notice>
    )}
    {state.status === "failed" && (
      <Notice kind="error" heading={kind.failed.text}>
        We’ve kept what you typed. Try again
        {site.contact.email && (
          <>
            , or email <a href={state.mailto}>{site.contact.email}</a> (your answers are filled in)
          </>
        )}
        .
      </Notice>
    )}
  </div>
)
