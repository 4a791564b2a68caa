import type { SelectHTMLAttributes } from "react"

type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & {
  /** Reads as "nothing chosen". */
  blank: string
  options: readonly string[]
}

/** A choice of one, drawn alike in every browser and theme; the list itself stays the system's own. */
export const Select = ({ blank, options, ...rest }: SelectProps) => (
  <span className="select">
    <select defaultValue="" {...rest}>
      <option value="">{blank}</option>
      {options.map(option => (
        <option key={option}>{option}</option>
      ))}
    </select>
    <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="m5 7.5 5 5 5-5" strokeWidth="1.5" />
    </svg>
  </span>
)
