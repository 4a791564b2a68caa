import { addresses } from "../../addresses"
import { Button } from "../ui/button"
import { Field } from "../ui/field"
import { SiteLink } from "../ui/site-link"

const services = ["Data Analytics", "SEO Consulting", "Digital Marketing", "Team Enablement"]
const budgets = ["$2k–$5k", "$5k–$10k", "$10k+"]

const Options = ({ blank, options }: { blank: string; options: readonly string[] }) => (
  <>
    <option value="">{blank}</option>
    {options.map(option => (
      <option key={option}>{option}</option>
    ))}
  </>
)

/** The enquiry (specification, section 5 "Contact form"). */
export const ContactForm = () => (
  <form className="form" method="post" action={addresses.contactEndpoint}>
    <input type="hidden" name="form" value="contact" />
    <Field id="contact-name" label="Name" required>
      <input name="name" autoComplete="name" maxLength={200} />
    </Field>
    <Field id="contact-email" label="Email" required>
      <input name="email" type="email" autoComplete="email" maxLength={254} />
    </Field>
    <Field id="contact-company" label="Company">
      <input name="company" autoComplete="organization" maxLength={200} />
    </Field>
    <Field id="contact-service" label="Service">
      <select name="service" defaultValue="">
        <Options blank="Service Interest" options={services} />
      </select>
    </Field>
    <Field id="contact-budget" label="Budget">
      <select name="budget" defaultValue="">
        <Options blank="Budget" options={budgets} />
      </select>
    </Field>
    <Field id="contact-message" label="Message">
      <textarea name="message" maxLength={5000} rows={6} />
    </Field>
    <Button type="submit" variant="hero" size="lg">
      Send enquiry
    </Button>
    <p className="text-sm text-ink-soft">
      We use what you send only to answer you. How we handle it is in the{" "}
      <SiteLink to={addresses.privacy}>privacy policy</SiteLink>.
    </p>
  </form>
)
