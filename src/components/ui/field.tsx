import type { AllHTMLAttributes } from "react"
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

export const FieldLabel = ({
  htmlFor,
  label,
  required,
}: Pick<FieldData, "htmlFor" | "label" | "required">) => (
  <label htmlFor={htmlFor}>
    {label} {!required && <span className="field-optional">(optional)</span>}
  </label>
)

/** A form field with its label, hint and error, all tied to the control for assistive technology (WCAG 1.3.1, 3.3.1). */
export const Field = ({
  id,
  error,
  field: { label, hint, options, blank, rows, ...attributes },
}: {
  id: string
  error?: string | undefined
  field: FieldData
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
      <FieldLabel htmlFor={id} label={label} required={attributes.required} />
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
      {options ? (
        <span className="select">
          <select defaultValue="" {...control}>
            <option value="">{blank}</option>
            {options.map(option => (
              <option key={option.value} value={option.value}>
                {option.label}
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
