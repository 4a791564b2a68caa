import { type ReactNode, useEffect, useState } from "react"
import { addresses } from "../../shared/addresses"
import { hiddenFields } from "../../shared/enquiry/choices"
import { Button } from "../ui/button"
import { Notice } from "../ui/notice"
import type { FieldErrors } from "./answers"
import type { EnquiryKind } from "./enquiry-kinds"
import { errorsOf, type FormState } from "./form-state"
import { Honeypot } from "./honeypot"
import { NotSentNotice } from "./not-sent-notice"
import { SentEnquiry } from "./sent-enquiry"
import { useEnquiryForm } from "./use-enquiry-form"
import { useFormNotices } from "./use-form-notices"

type EnquiryFormProps = {
  kind: EnquiryKind
  /** What the button reads when nothing is being sent. */
  action: string
  /** The version of the privacy policy that the page was built with. */
  policy: string
  fields: (errors: FieldErrors) => ReactNode
  /** What stands below the button. */
  children?: ReactNode
}

type PlainNoticeProps = { kind: EnquiryKind; state: FormState }

/** Stands in for the notices when they could not be loaded: nobody is left without an answer. */
const PlainNotice = ({ kind, state }: PlainNoticeProps) => (
  <div role="status">
    {state.status === "sent" && (
      <Notice kind="success" heading={kind.sent.title}>
        {kind.sent.text}
      </Notice>
    )}
    {state.status === "failed" && (
      <Notice kind="error" heading={kind.failed.title}>
        {kind.failed.text}
      </Notice>
    )}
  </div>
)

/**
 * A form that makes an enquiry. Without JavaScript it is an ordinary form that the browser checks and posts to
 * `/api/contact`; with it, it is checked and sent in the page, and what was received stands in its place.
 */
export const EnquiryForm = ({ kind, action, policy, fields, children }: EnquiryFormProps) => {
  const { state, submit, change, startAgain } = useEnquiryForm(kind)
  const { Notices, load } = useFormNotices()
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  const isSending = state.status === "sending"
  return (
    <div className="enquiry">
      <form
        className="form"
        method="post"
        action={addresses.contactEndpoint}
        noValidate={isLive}
        aria-busy={isSending}
        hidden={state.status === "sent"}
        onFocus={load}
        onSubmit={event => {
          load()
          submit(event)
        }}
        onInput={change}
      >
        <input type="hidden" name={hiddenFields.form} value={kind.form} />
        <input type="hidden" name={hiddenFields.policy} value={policy} />
        {fields(errorsOf(state))}
        <Honeypot form={kind.form} />
        <div className="form-end">
          <NotSentNotice kind={kind} state={state} />
          <Button type="submit" variant="hero" size="lg" disabled={isSending}>
            {isSending ? "Sending..." : action}
          </Button>
        </div>
        {children}
      </form>
      {Notices ? <Notices kind={kind} state={state} /> : <PlainNotice kind={kind} state={state} />}
      {state.status === "sent" && <SentEnquiry kind={kind} answers={state.answers} onAgain={startAgain} />}
    </div>
  )
}
