import { site } from "../../shared/site"

/** The three figures the consultancy stands by. */
export const Claims = () => (
  <dl className="claims">
    {site.claims.map(({ value, label }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
