import { graphql, type PageProps } from "gatsby"
import { EmailLink } from "../../components/sections/contact-links"
import { Seo } from "../../components/seo/seo"
import { ButtonLink } from "../../components/ui/button"
import { Filled } from "../../components/ui/filled"
import { PageHeading } from "../../components/ui/page-heading"
import { kebabCase } from "../../shared/kebab-case"
import { paths } from "../../shared/paths"
import { site } from "../../shared/site"

/** The page that the endpoint redirects to when it refuses a form posted without JavaScript. */
const EnquiryNotSentPage = ({ data: { copy } }: PageProps<Queries.EnquiryNotSentPageQuery>) =>
  copy && (
    <>
      <Seo title={copy.title} description={copy.description} path={paths.enquiryNotSent} />
      <PageHeading heading={copy.heading}>
        {/* The endpoint redirects to one reason by its fragment, and CSS (`:target`) shows it alone; otherwise all are listed. */}
        <ul className="reasons lead">
          {Object.entries(copy.reasons ?? {}).map(([reason, text]) => (
            <li key={reason} id={kebabCase(reason)}>
              {text}
            </li>
          ))}
        </ul>
        <p>
          {copy.lead}{" "}
          {site.contact.email && <Filled text={copy.email ?? ""} parts={{ link: <EmailLink /> }} />}
        </p>
        <p className="button-row cluster">
          <ButtonLink to={paths.contact}>{copy.message}</ButtonLink>
          <ButtonLink to={paths.landing} variant="outline">
            {copy.audit}
          </ButtonLink>
        </p>
      </PageHeading>
    </>
  )

export default EnquiryNotSentPage

export const query = graphql`
  query EnquiryNotSentPage {
    copy: pageCopy(slug: { eq: "notSent" }) {
      title
      description
      heading
      lead
      email
      message
      audit
      reasons { fields tooMany tooLarge notStored preview timeout origin unreadable type }
    }
  }
`
