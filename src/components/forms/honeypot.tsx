import { hiddenFields } from "../../shared/enquiry/choices"

/**
 * A field that people and assistive technology never meet; who fills it in is a program.
 */
export const Honeypot = ({ form }: { form: string }) => (
  <div className="trap" aria-hidden="true">
    <label htmlFor={`${form}-comments`}>Leave this empty</label>
    <input
      id={`${form}-comments`}
      name={hiddenFields.honeypot}
      type="text"
      tabIndex={-1}
      autoComplete="off"
      defaultValue=""
    />
  </div>
)
