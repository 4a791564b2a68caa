import { addresses } from "../../shared/addresses"
import { hiddenFields } from "../../shared/enquiry/choices"
import { lengthLimits } from "../../shared/enquiry/limits"
import { Field } from "../ui/field"
import { SiteLink } from "../ui/site-link"
import type { FieldErrors } from "./answers"
import { EnquiryForm } from "./enquiry-form"
import { auditEnquiry } from "./enquiry-kinds"
import { PersonFields } from "./person-fields"

// The line with the website counts as part of the message.
const messageRoom = lengthLimits.message - lengthLimits.site - 100

const fields = (errors: FieldErrors) => (
  <>
    <Field
      id="audit-site"
      label="Website"
      hint="Such as example.com. If you leave it blank, we’ll ask by email."
      error={errors.site}
    >
      <input
        name="site"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={lengthLimits.site}
      />
    </Field>
    <PersonFields form="audit" errors={errors} />
    <Field
      id="audit-message"
      label="Message"
      hint="Anything that’s changed recently: a migration, a redesign, a drop in traffic."
      error={errors.message}
    >
      <textarea name="message" maxLength={messageRoom} rows={6} />
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
 * The request for a free SEO audit; the consent is not enforced.
 * @param policy the version of the privacy policy
 */
export const AuditForm = ({ policy }: { policy: string }) => (
  <EnquiryForm kind={auditEnquiry} action="Request free audit" policy={policy} fields={fields} />
)
