import { cloneElement, type ReactElement } from "react"
import { rules } from "../shared/enquiry/forms"
import { messages } from "../shared/enquiry/messages"

type FormFieldProps = {
  /** A key of `rules.amp`. */
  name: string
  label: string
  /** The input, select or textarea. */
  children: ReactElement
}

/**
 * A labelled field of the AMP form. The runtime shows a message when browser validation reports its ValidityState key
 * (amp.dev, "amp-form", "Custom validations").
 */
export const FormField = ({ name, label, children }: FormFieldProps) => {
  const id = `amp-${name}`
  const rule = rules.amp[name]
  const required = rule?.isRequired ?? false
  const errors = {
    ...(required && { valueMissing: messages.missing(rule?.label ?? label) }),
    ...(name === "email" && { typeMismatch: messages.noAddress }),
  }
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {!required && <span className="field-optional">(optional)</span>}
      </label>
      {Object.entries(errors).map(([error, message]) => (
        <p
          key={error}
          id={`${id}-${error.toLowerCase()}`}
          className="field-error"
          visible-when-invalid={error}
          validation-for={id}
        >
          {message}
        </p>
      ))}
      {cloneElement(children, { id, name, required, maxLength: rule?.max })}
    </div>
  )
}
