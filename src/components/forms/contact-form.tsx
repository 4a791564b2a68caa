import { addresses } from "../../shared/addresses"
import { contactBudgets, contactServices } from "../../shared/enquiry/choices"
import { lengthLimits } from "../../shared/enquiry/limits"
import { CallTerms } from "../page-parts/call-terms"
import { Field } from "../ui/field"
import { Select } from "../ui/select"
import { SiteLink } from "../ui/site-link"
import type { FieldErrors } from "./answers"
import { EnquiryForm } from "./enquiry-form"
import { contactEnquiry } from "./enquiry-kinds"
import { PersonFields } from "./person-fields"

const fields = (errors: FieldErrors) => (
  <>
    <PersonFields form="contact" errors={errors} />
    <div className="field-pair tiles">
      <Field id="contact-service" label="Service" error={errors.service}>
        <Select name="service" blank="Service Interest" options={contactServices} />
      </Field>
      <Field id="contact-budget" label="Budget per month" error={errors.budget}>
        <Select name="budget" blank="Budget" options={contactBudgets} />
      </Field>
    </div>
    <Field id="contact-message" label="Message" error={errors.message}>
      <textarea name="message" maxLength={lengthLimits.message} rows={6} />
    </Field>
  </>
)

/** The enquiry, with its privacy notice below. */
export const ContactForm = ({ policy }: { policy: string }) => (
  <EnquiryForm kind={contactEnquiry} action="Send enquiry" policy={policy} fields={fields}>
    <CallTerms />
    <p className="note">
      We only use your details to reply. See our <SiteLink to={addresses.privacy}>privacy policy</SiteLink>.
    </p>
  </EnquiryForm>
)
