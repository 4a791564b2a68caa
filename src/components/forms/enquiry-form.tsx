import { type ReactNode, useState } from "react"
import { labelOf } from "../../shared/enquiry/field-texts"
import { hiddenFields, rules } from "../../shared/enquiry/form-rules"
import { paths } from "../../shared/paths"
import { Button, ButtonLink } from "../ui/button"
import { Field } from "../ui/field"
import { Filled } from "../ui/filled"
import { Notice } from "../ui/notice"
import { SentEnquiry } from "./confirmation"
import type { FormDefinition, FormField } from "./form-definition"
import type { FormStatusProps } from "./form-state"
import type { OtherWays } from "./other-ways"
import { loadEmailjs } from "./send-by-emailjs"
import { builtAccount } from "./send-enquiry"
import { useEnquiryForm } from "./use-enquiry-form"

/** Replaces the toasts if their script could not be loaded. */
const PlainNotice = ({ form, state: { status } }: FormStatusProps) => (
  <div role="status">
    {(status === "sent" || status === "failed") && (
      <Notice kind={status === "sent" ? "success" : "error"} heading={form.own[status]}>
        {form.own[`${status}Text`]}
      </Notice>
    )}
  </div>
)

type UnsentWords = { words: Queries.FormTextsFragment["unsent"] }

const FailedNotice = ({
  words,
  ways: { mailto, whatsapp, isCut },
  reason,
}: UnsentWords & { ways: OtherWays; reason?: string | undefined }) => (
  <Notice kind="error" heading={words.kept}>
    {reason && <p>{reason}</p>}
    <p>{!(mailto || whatsapp) ? words.retry : isCut ? words.writeCut : words.write}</p>
    <p className="cluster">
      {mailto && (
        <ButtonLink variant="outline" to={mailto}>
          {words.email}
        </ButtonLink>
      )}
      {whatsapp && (
        <ButtonLink variant="outline" to={whatsapp} target="_blank" rel="noopener">
          {words.whatsapp}
        </ButtonLink>
      )}
    </p>
  </Notice>
)

/** Says above the button why the form was not sent. A live region is only announced if it was there before its text. */
export const NotSentNotice = ({ words, state }: UnsentWords & Pick<FormStatusProps, "state">) => (
  <div role="status">
    {state.status === "offline" && (
      <Notice heading={words.offline}>
        {words.offlineText}
        {state.ways.mailto && (
          <>
            {" "}
            <Filled
              text={words.offlineEmail}
              parts={{ link: <a href={state.ways.mailto}>{words.offlineLink}</a> }}
            />
          </>
        )}
      </Notice>
    )}
    {state.status === "failed" && <FailedNotice words={words} ways={state.ways} reason={state.reason} />}
  </div>
)

type EnquiryFormProps = {
  form: FormDefinition
  policyVersion: string
  intro?: ReactNode
  children?: ReactNode
  footer?: ReactNode
}

/** Without JavaScript, the browser validates the form and posts it to `/api/contact`. */
export const EnquiryForm = ({ form, policyVersion, intro, children, footer }: EnquiryFormProps) => {
  const { words, own } = form
  const { ref, state, submit, change, restart } = useEnquiryForm(form)
  const [Toasts, setToasts] = useState<typeof import("./toasts").Toasts>()

  // On first use: visitors who only read the page don't pay for toasts and EmailJS.
  const load = () => {
    const report = (error: unknown) => console.error("A part of the form could not be loaded:", error)
    if (builtAccount) loadEmailjs().catch(report)
    import("./toasts").then(module => setToasts(() => module.Toasts)).catch(report)
  }

  const { honeypot } = hiddenFields
  const honeypotId = `${form.name}-${honeypot}`
  const isSending = state.status === "sending"
  const errors = state.status === "invalid" ? state.errors : {}
  const Status = Toasts ?? PlainNotice
  const toField = (field: FormField) => {
    const label = labelOf(words, field.name)
    const required = rules[form.name][field.name]?.isRequired
    const id = `${form.name}-${field.name}`
    return <Field key={id} id={id} field={{ label, required, ...field }} error={errors[field.name]} />
  }
  return (
    <div className="enquiry">
      <form
        ref={ref}
        className="form"
        method="post"
        action={paths.contactEndpoint}
        aria-busy={isSending}
        hidden={state.status === "sent"}
        onFocus={load}
        onSubmit={event => {
          load()
          submit(event)
        }}
        onInput={change}
      >
        <input type="hidden" name={hiddenFields.form} value={form.name} />
        <input type="hidden" name={hiddenFields.policy} value={policyVersion} />
        {intro}
        {form.fields.map(row =>
          "name" in row ? (
            toField(row)
          ) : (
            <div key="pair" className="field-pair tiles">
              {row.map(toField)}
            </div>
          ),
        )}
        {children}
        {/* Hidden from people and assistive technology: only bots fill it in. */}
        <div className="trap" aria-hidden="true">
          <label htmlFor={honeypotId}>{words.form.trap}</label>
          <input
            id={honeypotId}
            name={honeypot}
            type="text"
            tabIndex={-1}
            autoComplete="off"
            defaultValue=""
          />
        </div>
        <div>
          <NotSentNotice words={words.unsent} state={state} />
          <Button type="submit" variant="hero" size="lg" disabled={isSending}>
            {isSending ? words.form.sending : own.submit}
          </Button>
        </div>
        {footer}
      </form>
      <Status form={form} state={state} />
      {state.status === "sent" && <SentEnquiry form={form} sent={state} onRestart={restart} />}
    </div>
  )
}
