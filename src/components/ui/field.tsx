import type { AllHTMLAttributes, SelectHTMLAttributes } from "react"
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

/** A list of choices, the first of which is chosen. */
export const Select = ({
  options,
  ...attributes
}: SelectHTMLAttributes<HTMLSelectElement> & { options: readonly Choice[] }) => (
  <span className="select">
    <select {...attributes}>
      {options.map(({ label, value }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
    <ChevronIcon />
  </span>
)

/** A form field with its label, hint and error, all tied to the control for assistive technology (WCAG 1.3.1, 3.3.1). */
export const Field = ({
  id,
  error,
  field: { label, hint, options, blank = "", rows, ...attributes },
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
        <Select defaultValue="" {...control} options={[{ label: blank, value: "" }, ...options]} />
      ) : rows ? (
        <textarea {...control} rows={rows} />
      ) : (
        <input {...control} />
      )}
    </div>
  )
}
