import { cloneElement, type ReactElement } from "react"
import { rules } from "../shared/enquiry/forms"
import { messages } from "../shared/enquiry/messages"

type FormFieldProps = {
  /** A field of `rules.amp`, which says what its answer must be. */
  name: string
  label: string
  /** The input, select or textarea. */
  children: ReactElement
}

/**
 * A field of the AMP form with its label. Each message is shown by the runtime, and tied to the input, when the browser's own
 * validation finds that fault: a key of ValidityState (amp.dev, "amp-form", "Custom validations").
 */
export const FormField = ({ name, label, children }: FormFieldProps) => {
  const id = `amp-${name}`
  const rule = rules.amp[name]
  const required = rule?.isRequired ?? false
  const faults = {
    ...(required && { valueMissing: messages.missing(rule?.label ?? label) }),
    ...(name === "email" && { typeMismatch: messages.noAddress }),
  }
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {!required && <span className="field-optional">(optional)</span>}
      </label>
      {Object.entries(faults).map(([fault, message]) => (
        <p
          key={fault}
          id={`${id}-${fault.toLowerCase()}`}
          className="field-error"
          visible-when-invalid={fault}
          validation-for={id}
        >
          {message}
        </p>
      ))}
      {cloneElement(children, { id, name, required, maxLength: rule?.max })}
    </div>
  )
}
