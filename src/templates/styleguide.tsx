import { graphql, type PageProps } from "gatsby"
import { ArticleList } from "../components/article/article-list"
import { PullQuote } from "../components/cases/case-parts"
import { ChartFigure } from "../components/charts/chart"
import { ContactForm } from "../components/forms/audit-and-contact-forms"
import { ArticleText } from "../components/sections/article-text"
import { CallToAction } from "../components/sections/call-to-action"
import { Claims } from "../components/sections/claims"
import { audit, booking } from "../components/sections/link-lists"
import { BulletList, Section } from "../components/sections/section"
import { Seo } from "../components/seo/seo"
import { Button, sizes, variants } from "../components/ui/button"
import { Field } from "../components/ui/field"
import { ArrowIcon } from "../components/ui/icons"
import { Notice } from "../components/ui/notice"
import { PageHeading } from "../components/ui/page-heading"
import { Tags } from "../components/ui/tags"
import { paths, styleguidePath } from "../shared/paths"

const row = { display: "flex", flexWrap: "wrap", gap: "1rem" } as const

/** The basic components on one page, to check in both themes and at every width. */
const StyleguidePage = ({ data }: PageProps<Queries.StyleguidePageQuery>) => (
  <>
    <Seo title="Style guide" description="The basic components." path={styleguidePath} />
    <PageHeading
      kicker="Development only"
      heading="Style guide"
      lead="The basic components, in your system’s theme."
    />
    <Section heading="Buttons" lead="Eight variants, four sizes.">
      {variants.map(variant => (
        <p key={variant} style={row}>
          {sizes.map(size => (
            <Button
              key={size}
              variant={variant}
              size={size}
              aria-label={size === "icon" ? variant : undefined}
            >
              {size === "icon" ? <ArrowIcon /> : `${variant}, ${size}`}
            </Button>
          ))}
          <Button variant={variant} disabled>
            disabled
          </Button>
        </p>
      ))}
    </Section>
    <Section heading="Fields">
      <Field
        id="guide-email"
        field={{
          name: "email",
          label: "Email",
          hint: "We’ll reply to this address.",
          required: true,
          type: "email",
          defaultValue: "someone@",
        }}
        error="Enter a complete email address."
      />
      {data.forms && (
        <ContactForm
          policyVersion=""
          words={data.forms.words}
          choices={{ services: [{ label: "A service", value: "a" }], budgets: [] }}
        />
      )}
    </Section>
    <Section heading="Notices">
      <Notice heading="For information">Something worth knowing.</Notice>
      <Notice kind="success">It worked.</Notice>
      <Notice kind="error">It failed.</Notice>
    </Section>
    <Section heading="Bullet lists, claims, quotes">
      <Claims />
      <BulletList items={["First", "Second"].map(title => ({ title, text: "A sentence." }))} />
      <PullQuote
        quote="A client's words, set large."
        author="Head of Audience"
        company="A client"
        case={{ sample: true }}
      />
    </Section>
    <Section heading="Articles and tags">
      <ArticleList posts={data.allPost.nodes} address="path" headingLevel={3} />
      <Tags tags={[{ name: "A tag", path: paths.blog }]} />
    </Section>
    <Section heading="Charts">
      {data.allChart.nodes.map(chart => (
        <ChartFigure key={chart.slug} chart={chart} />
      ))}
    </Section>
    {data.allPost.nodes.slice(0, 1).map(post => (
      <ArticleText key={post.id} text={post} />
    ))}
    <CallToAction heading="A closing question?" text="One sentence." links={[booking, audit]} />
  </>
)

export default StyleguidePage

export const query = graphql`
  query StyleguidePage {
    allPost(sort: [{ date: DESC }, { slug: ASC }], limit: 2) {
      nodes { ...PostSummary html headings { ...ContentsEntry } }
    }
    forms: enquiryForms { words { ...FormTexts contact { ...ContactFormTexts } } }
    allChart(sort: { slug: ASC }) { nodes { ...ChartParts } }
  }
`
