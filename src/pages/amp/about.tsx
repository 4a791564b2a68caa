import { graphql, type PageProps } from "gatsby"
import { AmpPage } from "../../amp/amp-page"
import { AboutSection } from "../../components/sections/about-section"
import { CallToAction } from "../../components/sections/call-to-action"
import { booking, services } from "../../components/sections/link-lists"
import { Section } from "../../components/sections/section"
import { PageHeading } from "../../components/ui/page-heading"
import { isInvented, SampleTag } from "../../components/ui/sample-tag"
import { ampAboutAnchors } from "../../shared/amp-paths"
import { paths } from "../../shared/paths"

const rows = (texts: readonly string[]) => texts.map(text => <li key={text}>{text}</li>)

const AmpAboutPage = ({ data: { about } }: PageProps<Queries.AmpAboutPageQuery>) => {
  if (!about) return null
  const [mission, why] = ampAboutAnchors.map(anchor => about.sections.find(one => one.anchor === anchor))
  return (
    <AmpPage {...about.seo} fullPage={paths.about} subject={{ kind: "about" }}>
      <PageHeading heading={about.heading} lead={about.lead} />
      {mission && <AboutSection {...mission} />}
      <Section heading={about.headings.approach}>
        <ol className="bullet-list amp-rows">{rows(about.approach)}</ol>
      </Section>
      <Section heading={about.headings.results} lead={isInvented() && <SampleTag />}>
        <ul className="bullet-list amp-rows">{rows(about.results)}</ul>
      </Section>
      {why && <AboutSection {...why} heading={about.headings.why} />}
      <CallToAction
        {...about.closing}
        links={[
          { ...booking, path: paths.ampContact },
          { ...services, path: paths.ampServices },
        ]}
      />
    </AmpPage>
  )
}

export default AmpAboutPage

export const query = graphql`
  query AmpAboutPage {
    about: aboutPage { ...AboutCopy approach results headings { approach results why } }
  }
`
