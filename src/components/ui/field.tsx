import type { AllHTMLAttributes, ReactNode } from "react"
import { fieldWords } from "../../shared/words/fields"
import { ChevronIcon } from "./icons"

export type Choice = { readonly label: string; readonly value: string }

/** A form field as data: a select with `options`, a textarea with `rows`, otherwise an input. */
export type FieldData = AllHTMLAttributes<HTMLElement> & {
  name: string
  label: string
  hint?: string
  options?: readonly Choice[]
  blank?: string
}

/**
 * A form field with its label, hint and error, all tied to the control for assistive technology (WCAG 1.3.1, 3.3.1).
 * `children` are messages that something else than React shows.
 */
export const Field = ({
  id,
  error,
  field: { label, hint, options, blank = "", rows, ...attributes },
  children,
}: {
  id: string
  error?: string | undefined
  field: FieldData
  children?: ReactNode
}) => {
  const [hintId, errorId] = [hint && `${id}-hint`, error && `${id}-error`]
  const control = {
    ...attributes,
    id,
    "aria-describedby": [hintId, errorId].filter(Boolean).join(" ") || undefined,
    "aria-invalid": error ? true : undefined,
  }
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}{" "}
        {!attributes.required && !attributes.readOnly && (
          <span className="field-optional">{fieldWords.optional}</span>
        )}
      </label>
      {hint && (
        <p id={hintId} className="field-hint note">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
      {children}
      {options ? (
        <span className="select">
          <select defaultValue="" {...control}>
            {[{ label: blank, value: "" }, ...options].map(choice => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
          <ChevronIcon />
        </span>
      ) : rows ? (
        <textarea {...control} rows={rows} />
      ) : (
        <input {...control} />
      )}
    </div>
  )
}
