import { lengthLimits } from "../../shared/enquiry/limits"
import { Field } from "../ui/field"
import type { FieldErrors } from "./answers"

type PersonFieldsProps = { form: string; errors: FieldErrors }

/** Who writes: the fields both forms begin with. */
export const PersonFields = ({ form, errors }: PersonFieldsProps) => (
  <>
    <Field id={`${form}-name`} label="Name" error={errors.name} required>
      <input name="name" autoComplete="name" maxLength={lengthLimits.name} />
    </Field>
    <Field id={`${form}-email`} label="Email" error={errors.email} required>
      <input name="email" type="email" autoComplete="email" maxLength={lengthLimits.email} />
    </Field>
    <Field id={`${form}-company`} label="Company" error={errors.company}>
      <input name="company" autoComplete="organization" maxLength={lengthLimits.company} />
    </Field>
  </>
)
