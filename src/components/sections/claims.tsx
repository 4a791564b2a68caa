import { casePath } from "../../shared/paths"
import { site } from "../../shared/site"
import { type Evidence, evidenceText } from "../cases/evidence"
import { isInvented, SampleTag } from "../ui/sample-tag"
import { SiteLink } from "../ui/site-link"

type Claim = { value: string; label: string; sample?: boolean; evidence?: Evidence & { case: string } }

const claims: readonly Claim[] = site.claims

/** Each figure carries its own mark, above it, if it is invented. */
export const Claims = () =>
  claims.length > 0 && (
    <div className="claims-row page-width">
      <dl
        className={`claims tiles${claims.some(claim => isInvented(claim.sample === true)) ? " marked" : ""}`}
      >
        {claims.map(({ value, label, sample = false, evidence }) => (
          <div key={label}>
            <dt className="soft">
              <SampleTag sample={sample} />
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
