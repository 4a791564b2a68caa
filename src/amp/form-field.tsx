import { cloneElement, type ReactElement } from "react"

type FormFieldProps = {
  name: string
  label: string
  required?: boolean
  /** What to say for each way of being wrong: a key of ValidityState, then the words. */
  messages?: Readonly<Record<string, string>>
  /** The input, select or textarea. */
  children: ReactElement
}

/**
 * A field of the AMP form with its label. Each message is shown by the runtime, and tied to the input, when the browser's own
 * validation finds that fault (amp.dev, "amp-form", "Custom validations").
 */
export const FormField = ({ name, label, required = false, messages = {}, children }: FormFieldProps) => {
  const id = `amp-${name}`
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {!required && <span className="field-optional">(optional)</span>}
      </label>
      {Object.entries(messages).map(([fault, message]) => (
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
      {cloneElement(children, { id, name, required })}
    </div>
  )
}
