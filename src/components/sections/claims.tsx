import { casePath } from "../../shared/paths"
import { site } from "../../shared/site"
import { type Evidence, evidenceText } from "../cases/evidence"
import { SampleTag } from "../ui/sample-tag"
import { SiteLink } from "../ui/site-link"

type Claim = { value: string; label: string; evidence?: Evidence & { case: string } }

const claims: readonly Claim[] = site.claims

export const Claims = () =>
  claims.length > 0 && (
    <div className="claims-row page-width">
      <SampleTag />
      <dl className="claims tiles">
        {claims.map(({ value, label, evidence }) => (
          <div key={label}>
            <dt className="soft">
              {label}
              {evidence && (
                <>
                  {": "}
                  <SiteLink className="nowrap" to={casePath(evidence.case)}>
                    {evidenceText(evidence)}
                  </SiteLink>
                </>
              )}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
