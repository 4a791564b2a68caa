import { Button } from "../components/ui/button"
import { addresses } from "../shared/addresses"
import { ampBudgets, ampServices, hiddenFields } from "../shared/enquiry/choices"
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

type OptionsProps<T extends string> = { blank: string; values: readonly T[]; names: Record<T, string> }

const Options = <T extends string>({ blank, values, names }: OptionsProps<T>) => (
  <>
    <option value="">{blank}</option>
    {values.map(value => (
      <option key={value} value={value}>
        {names[value]}
      </option>
    ))}
  </>
)

/**
 * The AMP enquiry: an `amp-form` that the contact endpoint answers with
 * JSON. The runtime writes a value of the page's visit into the form instance (amp.dev, "amp-form", "Variable
 * substitutions").
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
          <Options blank="Service Interest" values={ampServices} names={serviceNames} />
        </select>
      </FormField>
      <FormField name="budget" label="Budget per month">
        <select>
          <Options blank="Budget" values={ampBudgets} names={budgetNames} />
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
