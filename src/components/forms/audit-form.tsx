import { addresses } from "../../shared/addresses"
import { hiddenFields } from "../../shared/enquiry/choices"
import { lengthLimits } from "../../shared/enquiry/limits"
import { Field } from "../ui/field"
import { SiteLink } from "../ui/site-link"
import type { FieldErrors } from "./answers"
import { EnquiryForm } from "./enquiry-form"
import { auditEnquiry } from "./enquiry-kinds"
import { PersonFields } from "./person-fields"

const fields = (errors: FieldErrors) => (
  <>
    <PersonFields form="audit" errors={errors} />
    <Field
      id="audit-message"
      label="Message"
      hint="The address of your site, and anything that changed lately."
      error={errors.message}
    >
      <textarea name="message" maxLength={lengthLimits.message} rows={6} />
    </Field>
    <div className="check">
      <input id="audit-consent" name={hiddenFields.consent} type="checkbox" defaultChecked />
      <label htmlFor="audit-consent">
        I agree to the <SiteLink to={addresses.privacy}>privacy policy</SiteLink>.
      </label>
    </div>
  </>
)

/**
 * The request for a free SEO audit (docs/behaviour.md, "Forms: audit form"); the consent is not enforced.
 * @param policy the version of the privacy policy
 */
export const AuditForm = ({ policy }: { policy: string }) => (
  <EnquiryForm kind={auditEnquiry} action="Request free audit" policy={policy} fields={fields} />
)
