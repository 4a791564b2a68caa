import type { ReactElement, ReactNode } from "react"
import { cloneElement } from "react"

type FieldProps = {
  id: string
  label: string
  hint?: ReactNode
  error?: string
  required?: boolean
  /** The input, select or textarea. */
  children: ReactElement
}

/**
 * A form field: its label, its hint, and beside it the error in words, both tied to the input for assistive technology
 * (WCAG 3.3.1, 1.3.1).
 */
export const Field = ({ id, label, hint, error, required = false, children }: FieldProps) => {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {!required && <span className="field-optional">(optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="field-hint note">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
      {cloneElement(children, {
        id,
        required,
        "aria-describedby": describedBy,
        "aria-invalid": error ? true : undefined,
      })}
    </div>
  )
}
