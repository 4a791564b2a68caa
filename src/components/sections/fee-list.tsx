import { graphql } from "gatsby"
import { formatConverted, formatMoney, perWord } from "../../shared/number-format"
import { site } from "../../shared/site"
import { fillTokens } from "../../shared/text-tokens"
import { feeWords } from "../../shared/words/fees"
import { ServiceIcon } from "../ui/icons"
import { SiteLink } from "../ui/site-link"

type FeeListProps = {
  services: readonly Queries.FeeLineFragment[]
  fees: Queries.FeeCopyFragment["fees"] | undefined
}

/** "from ₹2,00,000 per project", and the lower end in the second currency */
const lowestFee = ({ from, per }: NonNullable<Queries.FeeLineFragment["fee"]>) => (
  <>
    {fillTokens(feeWords.from, { fee: formatMoney(from), per: perWord(per) })}{" "}
    {site.exchange && (
      <small className="fine">
        {fillTokens(feeWords.about, { fee: formatConverted(from, site.exchange.rate) })}
      </small>
    )}
  </>
)

/** A row for each service: what it costs at least, and how long it takes. Nothing if no service says so. */
export const FeeList = ({ services, fees }: FeeListProps) =>
  fees &&
  services.some(({ fee, duration }) => fee || duration) && (
    <section className="fee-list page-width">
      <h2 className="small-heading">{fees.heading}</h2>
      <ul className="ink-rule">
        {services.map(({ path, title, icon, fee, duration }) => (
          <li key={path}>
            <SiteLink to={path}>
              <ServiceIcon name={icon} /> {title}
            </SiteLink>
            <p>{fee && lowestFee(fee)}</p>
            <p className="note">{duration}</p>
          </li>
        ))}
      </ul>
      {fees.link && <SiteLink to={fees.link.path}>{fees.link.label}</SiteLink>}
    </section>
  )

/** @public */
export const feeFragments = graphql`
  fragment FeeLine on Service { path title icon duration fee { from per } }
  fragment FeeCopy on HomePage { fees { heading link { label path } } }
`
