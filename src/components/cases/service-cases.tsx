import { evidenceWords } from "../../shared/evidence"
import { SiteLink } from "../ui/site-link"

type ServiceCasesProps = { cases: readonly Queries.CasePartsFragment[] }

/** The cases in which a service was used, each with the values it is about. */
export const ServiceCases = ({ cases }: ServiceCasesProps) =>
  cases.map(({ path, heading, metric }) => (
    <p key={path} className="service-case note">
      Case study: <SiteLink to={path}>{heading}</SiteLink>, {evidenceWords(metric)}
    </p>
  ))
