import { type Evidence, evidenceWords } from "../../shared/evidence"
import { casePath } from "../../shared/paths"
import { site } from "../../shared/site"
import { SiteLink } from "../ui/site-link"

type Claim = { value: string; label: string; evidence?: Evidence & { case: string }; basis?: string }

const claims: readonly Claim[] = site.claims

/** The claims of `content/site.json`, each with the case that proves it or another basis. */
export const Claims = () => (
  <dl className="claims tiles">
    {claims.map(({ value, label, evidence, basis }) => (
      <div key={label}>
        <dt className="soft">{label}</dt>
        <dd>{value}</dd>
        {evidence && (
          <dd className="claim-basis meta">
            <SiteLink to={casePath(evidence.case)}>{evidenceWords(evidence)}</SiteLink>
          </dd>
        )}
        {basis && <dd className="claim-basis meta">{basis}</dd>}
      </div>
    ))}
  </dl>
)
