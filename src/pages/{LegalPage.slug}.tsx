import { graphql, type PageProps } from "gatsby"
import { ArticleText } from "../components/sections/article-text"
import { Seo } from "../components/seo/seo"
import { Facts } from "../components/ui/facts"
import { Dated } from "../components/ui/filled"
import { PageHeading } from "../components/ui/page-heading"
import { useBrowserValue } from "../components/ui/use-browser-value"
import { today } from "../shared/day"
import { paths } from "../shared/paths"
import { site } from "../shared/site"
import { legalWords } from "../shared/words/legal"

const responsible = ({ name, address, id, grievances }: NonNullable<typeof site.legal>) =>
  [
    [legalWords.name, name],
    [legalWords.address, address],
    [legalWords.id, id],
    [legalWords.grievances, grievances],
  ] as const

/** The owner wants the visitor's current date in the privacy policy; until hydration it is the day of the build. */
const LastUpdated = ({ builtOn }: { builtOn: string }) => {
  const day = useBrowserValue(today, builtOn)
  return (
    <p className="lead">
      <Dated text={legalWords.updated} day={day} />
    </p>
  )
}

/** The privacy policy and the terms. */
const LegalPage = ({ data: { legalPage, built } }: PageProps<Queries.LegalPageQuery>) => {
  if (!legalPage) return null
  const { path, title, lang } = legalPage
  return (
    <>
      <Seo {...legalPage} />
      <PageHeading heading={title} lang={lang}>
        {path === paths.privacy && <LastUpdated builtOn={built?.buildTime ?? ""} />}
      </PageHeading>
      <ArticleText text={legalPage}>{site.legal && <Facts facts={responsible(site.legal)} />}</ArticleText>
    </>
  )
}

export default LegalPage

export const query = graphql`
  query LegalPage($id: String!) {
    legalPage(id: { eq: $id }) {
      path
      title
      lang
      description
      html
      headings { ...ContentsEntry }
    }
    built: site { buildTime(formatString: "YYYY-MM-DD") }
  }
`
