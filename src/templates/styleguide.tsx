import { graphql, type PageProps } from "gatsby"
import { ArticleList } from "../components/blog/article-list"
import { ChartFigure } from "../components/charts/chart"
import { ContactForm } from "../components/forms/forms"
import { BulletList } from "../components/page-parts/bullet-list"
import { CallToAction } from "../components/page-parts/call-to-action"
import { Claims } from "../components/page-parts/claims"
import { Contents } from "../components/page-parts/contents"
import { PageHeading } from "../components/page-parts/page-heading"
import { PullQuote } from "../components/page-parts/pull-quote"
import { Section } from "../components/page-parts/section"
import { Seo } from "../components/seo/seo"
import { Button, sizes, variants } from "../components/ui/button"
import { Field } from "../components/ui/field"
import { ArrowIcon } from "../components/ui/icons"
import { Markup } from "../components/ui/markup"
import { Notice } from "../components/ui/notice"
import { Tags } from "../components/ui/tags"
import { addresses } from "../shared/addresses"

const colours = "paper paper-sunk ink ink-soft ink-faint rule rule-strong signal data danger success".split(
  " ",
)
const texts = "4xl 3xl 2xl xl lg base sm xs".split(" ")
// No classes of its own: they would stand in every visitor's stylesheet.
const row = { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "1rem" } as const

const Buttons = () => (
  <>
    {variants.map(variant => (
      <p key={variant} style={row}>
        {sizes.map(size => (
          <Button key={size} variant={variant} size={size} aria-label={size === "icon" ? variant : undefined}>
            {size === "icon" ? <ArrowIcon /> : `${variant}, ${size}`}
          </Button>
        ))}
        <Button variant={variant} disabled>
          disabled
        </Button>
      </p>
    ))}
  </>
)

const Tokens = () => (
  <>
    <ul style={row}>
      {colours.map(name => (
        <li key={name}>
          <div style={{ width: "8rem", height: "3rem", background: `var(--${name})` }} />
          {name}
        </li>
      ))}
    </ul>
    {texts.map(name => (
      <p key={name} style={{ font: `var(--text-${name}) var(--font-serif)` }}>
        {name}: ₹12,40,000 in six weeks
      </p>
    ))}
  </>
)

/** Every piece of the interface on one page, to be looked at in both themes and at every width. */
const StyleguidePage = ({ data }: PageProps<Queries.StyleguidePageQuery>) => (
  <>
    <Seo title="Style guide" description="Every piece of the interface." path="/styleguide" noindex />
    <PageHeading
      kicker="Development only"
      heading="Style guide"
      lead="Every piece of the interface, in the theme of your system."
    />
    <Section heading="Tokens">
      <Tokens />
    </Section>
    <Section heading="Buttons" lead="Eight variants, four sizes.">
      <Buttons />
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
      <ContactForm policy="" />
    </Section>
    <Section heading="Notices">
      <Notice heading="For information">Something worth knowing.</Notice>
      <Notice kind="success" heading="Done">
        It worked.
      </Notice>
      <Notice kind="error" heading="Error">
        It did not work; this is what to do.
      </Notice>
    </Section>
    <Section heading="Bullet lists, claims, quotes">
      <Claims />
      <BulletList
        items={[
          { title: "First", text: "A sentence." },
          { title: "Second", text: "Another sentence." },
        ]}
      />
      <PullQuote quote="A client's words, set large." author="Head of Audience" company="Kadal Courier" />
    </Section>
    <Section heading="Articles and tags">
      <ArticleList posts={data.allPost.nodes} address="path" headingLevel={3} />
      <Tags
        tags={[
          { name: "SEO", slug: "seo" },
          { name: "Analytics", slug: "analytics" },
        ]}
      />
    </Section>
    <Section heading="Charts">
      {data.allChart.nodes.map(chart => (
        <ChartFigure key={chart.slug} chart={chart} />
      ))}
    </Section>
    {data.post && (
      <Section heading="Article text">
        <Contents headings={data.post.headings} />
        <Markup className="article-body prose" html={data.post.html} />
      </Section>
    )}
    <CallToAction
      heading="A closing question?"
      text="One sentence."
      links={[
        { label: "Home", to: addresses.home },
        { label: "Contact", to: addresses.contact },
      ]}
    />
  </>
)

export default StyleguidePage

export const query = graphql`
  query StyleguidePage {
    allPost(sort: [{ date: DESC }, { slug: ASC }], limit: 2) {
      nodes {
        ...PostSummary
      }
    }
    allChart(sort: { slug: ASC }) {
      nodes {
        ...ChartParts
      }
    }
    post(slug: { eq: "digital-measurement-tracking-guide" }) {
      html
      headings {
        ...ContentsEntry
      }
    }
  }
`
