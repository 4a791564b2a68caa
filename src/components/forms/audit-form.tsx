import { addresses } from "../../addresses"
import { Button } from "../ui/button"
import { Field } from "../ui/field"
import { SiteLink } from "../ui/site-link"

/** The request for a free SEO audit (specification, section 5 "Audit form"). */
export const AuditForm = () => (
  <form className="form" method="post" action={addresses.contactEndpoint}>
    <input type="hidden" name="form" value="audit" />
    <Field id="audit-name" label="Name" required>
      <input name="name" autoComplete="name" maxLength={200} />
    </Field>
    <Field id="audit-email" label="Email" required>
      <input name="email" type="email" autoComplete="email" maxLength={254} />
    </Field>
    <Field id="audit-company" label="Company">
      <input name="company" autoComplete="organization" maxLength={200} />
    </Field>
    <Field
      id="audit-message"
      label="Message"
      hint="The address of your site, and anything that changed lately."
    >
      <textarea name="message" maxLength={5000} rows={6} />
    </Field>
    <div className="check">
      <input id="audit-consent" name="consent" type="checkbox" defaultChecked />
      <label htmlFor="audit-consent">
        I agree to the <SiteLink to={addresses.privacy}>privacy policy</SiteLink>.
      </label>
    </div>
    <Button type="submit" variant="hero" size="lg">
      Request free audit
    </Button>
  </form>
)
