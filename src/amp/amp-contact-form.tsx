import { Button } from "../components/ui/button"
import { addresses } from "../shared/addresses"
import { type ampBudgets, type ampServices, hiddenFields } from "../shared/enquiry/choices"
import { FormAnswers } from "./form-answers"
import { FormField } from "./form-field"

const serviceNames: Record<(typeof ampServices)[number], string> = {
  analytics: "Data Analytics",
  seo: "SEO Consulting",
  marketing: "Digital Marketing",
  training: "Team Enablement",
  multiple: "Multiple Services",
  other: "Other",
}

const budgetNames: Record<(typeof ampBudgets)[number], string> = {
  "5k-15k": "$5,000-$15,000",
  "15k-30k": "$15,000-$30,000",
  "30k-50k": "$30,000-$50,000",
  "50k+": "$50,000+",
  discuss: "To be discussed",
}

const Options = ({ blank, names }: { blank: string; names: Record<string, string> }) => (
  <>
    <option value="">{blank}</option>
    {Object.entries(names).map(([value, name]) => (
      <option key={value} value={value}>
        {name}
      </option>
    ))}
  </>
)

/**
 * The AMP enquiry. The runtime replaces PAGE_VIEW_ID_64 (amp.dev, "amp-form", "Variable substitutions").
 * @param policy the version of the privacy policy
 */
export const AmpContactForm = ({ policy }: { policy: string }) => (
  <form
    className="enquiry"
    method="post"
    action-xhr={addresses.contactEndpoint}
    target="_top"
    custom-validation-reporting="show-all-on-submit"
  >
    <input
      type="hidden"
      name={hiddenFields.instance}
      value="PAGE_VIEW_ID_64"
      data-amp-replace="PAGE_VIEW_ID_64"
    />
    <input type="hidden" name={hiddenFields.policy} value={policy} />
    <div className="amp-fields form">
      <FormField name="name" label="Name">
        <input type="text" autoComplete="name" />
      </FormField>
      <FormField name="email" label="Email">
        <input type="email" autoComplete="email" />
      </FormField>
      <FormField name="company" label="Company">
        <input type="text" autoComplete="organization" />
      </FormField>
      <FormField name="phone" label="Phone">
        <input type="tel" autoComplete="tel" />
      </FormField>
      <FormField name="service" label="Service">
        <select>
          <Options blank="Service Interest" names={serviceNames} />
        </select>
      </FormField>
      <FormField name="budget" label="Budget per month">
        <select>
          <Options blank="Budget" names={budgetNames} />
        </select>
      </FormField>
      <FormField name="message" label="Message">
        <textarea rows={6} />
      </FormField>
      <Button type="submit" variant="hero" size="lg">
        Send enquiry
      </Button>
      <p className="note">
        We only use your details to reply. See our <a href={addresses.privacy}>privacy policy</a>.
      </p>
    </div>
    <FormAnswers />
  </form>
)
