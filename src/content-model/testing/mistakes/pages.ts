import { caseStudy, chart, type Files, homeJson, post, siteJson } from "../content-fixture"
import { inFiles } from "./case"

const inCase = (change: object): Files => ({ "content/cases/fast.json": { ...caseStudy, ...change } })
const metric = (change: object) => inCase({ metric: { ...caseStudy.metric, ...change } })
const home = (change: object): Files => ({ "content/home.json": { ...homeJson, ...change } })
const estimate = {
  stated: "2025-01-01",
  estimate: "Visits",
  low: 1,
  high: 3,
  unit: "%",
  due: "2025-06-01",
  outcome: 4,
}
const inLedger = (change: object): Files => ({ "content/ledger.json": [{ ...estimate, ...change }] })
const claim = (change: object): Files => ({
  "content/site.json": { ...siteJson, claims: [{ value: "2X", label: "growth", ...change }] },
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
const brands = (logo: string) => [{ name: "Client", slug: "client", logo }]
const service = (drawing: string) =>
  `---\ntitle: S\ndescription: S.\nicon: chart\ndrawing: ${drawing}\n---\nText about the service.\n`

/** Charts, resources, services, clients, and files that are copied as they are. */
export const pageCases = inFiles([
  [
    "logo of a client",
    { "content/brands.json": brands("brands/client.svg"), "content/brands/client.svg": svg },
    "allowed",
  ],
  [
    "logo that is not there",
    { "content/brands.json": brands("brands/clinet.svg"), "content/brands/client.svg": svg },
    'error is missing; expected the file content/brands/clinet.svg; did you mean "client.svg"?',
  ],
  [
    "logo that is a PDF",
    { "content/brands.json": brands("brands/client.pdf") },
    "error expected a .svg or .png file",
  ],
  [
    "logo with a script inside",
    {
      "content/brands.json": brands("brands/client.svg"),
      "content/brands/client.svg": svg.replace("<path", "<script>alert(1)</script><path"),
    },
    "error holds a script, which no page runs",
  ],
  [
    "drawing of a service",
    { "content/services/s.md": service("./s.svg"), "content/services/s.svg": svg },
    "allowed",
  ],
  [
    "drawing of a service that is not there",
    { "content/services/s.md": service("t.svg"), "content/services/s.svg": svg },
    'error drawing "t.svg" is missing; expected the file content/services/t.svg',
  ],
  [
    "chart of another name",
    { "content/charts/growth.json": { ...chart, slug: "grwth" } },
    'error expected "growth"',
  ],
  [
    "chart without emphasis",
    {
      "content/charts/growth.json": {
        ...chart,
        series: chart.series.map(one => ({ ...one, emphasis: false })),
      },
    },
    "error emphasises none",
  ],
  [
    "chart with other labels",
    {
      "content/charts/growth.json": {
        ...chart,
        series: [
          chart.series[0],
          {
            ...chart.series[1],
            points: [
              { label: "Then", value: 1 },
              { label: "After", value: 2 },
            ],
          },
        ],
      },
    },
    "error have other labels",
  ],
  [
    "chart whose marker is nowhere",
    { "content/charts/growth.json": { ...chart, markers: [{ label: "Fix", at: "Never" }] } },
    "error is not the label of a point",
  ],
  [
    "heatmap marked at no row, column or cell",
    {
      "content/charts/growth.json": {
        ...chart,
        kind: "heatmap",
        markers: [{ label: "Fix", at: "With Aftr" }],
      },
    },
    'error markers > entry 1 > at "With Aftr" is not a row, a column or a cell; did you mean "With After"?',
  ],
  [
    "funnel that widens",
    { "content/charts/growth.json": { ...chart, kind: "funnel", series: [chart.series[0]] } },
    'error value of "After" is more than that of "Before"; a funnel never widens',
  ],
  [
    "forecast that does not hold its value",
    {
      "content/charts/growth.json": { ...chart, forecast: [{ at: "After", low: 3, high: 4 }] },
    },
    'error forecast > entry 1 from 3 to 4 does not hold the value of "After", 2',
  ],
  [
    "chart without its source",
    { "content/charts/growth.json": { ...chart, source: undefined } },
    "error source is missing",
  ],
  ["case of a real client, without a quote", inCase({ sample: undefined, quote: undefined }), "allowed"],
  ["case without its chart", inCase({ chart: undefined }), "error chart is missing"],
  [
    "case whose chart marks no point",
    inCase({ chart: { ...caseStudy.chart, markers: [{ label: "Fix", at: "Aftr" }] } }),
    'error chart > markers > entry 1 > at "Aftr" is not the label of a point; did you mean "After"?',
  ],
  ["case without a service", inCase({ services: [] }), "error services is empty"],
  ["case of an unknown client", inCase({ brand: "cleint" }), 'error did you mean "client"?'],
  [
    "case with an unknown service",
    inCase({ services: ["data", "dta"] }),
    'error services > entry 2 "dta" is not the slug of a service; did you mean "data"?',
  ],
  [
    "case with an unknown article",
    inCase({ article: "frist" }),
    'error article "frist" is not the slug of a post; did you mean "first"?',
  ],
  ["case with an unknown resource", inCase({ resource: "lst" }), 'error did you mean "list"?'],
  [
    "case whose article is a draft",
    {
      ...inCase({ article: "x" }),
      "content/posts/x.md": post("X", { draft: "true" }, "See [the services](/services).\n"),
    },
    "warning is not published yet, so that the case goes without its link",
  ],
  [
    "case whose figure its values do not give",
    metric({ value: "3X" }),
    'error metric > value "3X" does not follow from 1 → 2; expected "2X"',
  ],
  [
    "case whose end its chart does not show",
    metric({ value: "Much", end: 3 }),
    "error metric > end 3 is not a value of the case's chart",
  ],
  ["case whose sample is in words", inCase({ sample: "yes" }), 'error sample "yes" is not true or false'],
  ["case in a list of its own", { "content/case-studies.json": [] }, "error the site knows no such file"],
  [
    "case with a space in its name",
    { "content/cases/my case.json": caseStudy },
    'error the name "my case" is not made of lower-case letters',
  ],
  [
    "case of a chart's name",
    { "content/cases/growth.json": caseStudy },
    'error the slug "growth" is taken by content/charts/growth.json',
  ],
  [
    "claim of an unknown case",
    claim({ evidence: { case: "fats", start: 1, end: 2 } }),
    'error claims > entry 1 > evidence > case "fats" is not a case of content/cases; did you mean "fast"?',
  ],
  [
    "claim that its values do not give",
    claim({ value: "1.5X", evidence: { case: "fast", start: 1, end: 2 } }),
    'error expected "2X"',
  ],
  ["claim that a case shows", claim({ evidence: { case: "fast", start: 1, end: 2 } }), "allowed"],
  ["home page with a case", home({ featured: "fast" }), "allowed"],
  [
    "home page that features an unknown case",
    home({ featured: "slow" }),
    'error featured "slow" is not a case of content/cases; expected one of: fast',
  ],
  ["estimate that was missed", inLedger({ case: "fast", sample: true }), "allowed"],
  ["estimate that is not due", inLedger({ due: "2099-01-01", outcome: undefined }), "allowed"],
  ["estimate without its range", inLedger({ low: undefined }), "error entry 1 > low is missing"],
  [
    "range whose ends are swapped",
    inLedger({ low: 3, high: 1 }),
    "error entry 1 > high 1 is not above low, 3",
  ],
  [
    "estimate of a later day",
    inLedger({ stated: "2099-01-01", due: "2099-02-01" }),
    'error entry 1 > stated "2099-01-01" is in the future',
  ],
  [
    "estimate that is due before it was stated",
    inLedger({ due: "2024-12-31" }),
    'error entry 1 > due "2024-12-31" is before the day it was stated',
  ],
  [
    "estimate that is overdue",
    inLedger({ outcome: undefined }),
    'warning entry 1 > due "2025-06-01" has passed',
  ],
  [
    "estimate of an unknown case",
    inLedger({ case: "fats" }),
    'error entry 1 > case "fats" is not a case of content/cases; did you mean "fast"?',
  ],
  ["estimate twice", { "content/ledger.json": [estimate, estimate] }, 'error "Visits" stands here twice'],
  ["claim that rests on no case", claim({ basis: "Our own count" }), "allowed"],
  [
    "home page with an unknown case",
    home({ hero: { ...homeJson.hero, case: "fats" } }),
    'error hero > case "fats" is not a case of content/cases; did you mean "fast"?',
  ],
  [
    "resource of an unknown type",
    {
      "content/resources/list.md":
        "---\ntitle: List\ntype: Ebook\ndescription: A list.\ntags: [SEO]\n---\nText\n",
    },
    'error type "Ebook" is not one of: Checklist, Template, Sample',
  ],
  [
    "resource whose document is not there",
    {
      "content/resources/list.md":
        "---\ntitle: List\ntype: Sample\ndescription: A list.\ntags: [SEO]\nexternalUrl: /downloads/lst.pdf\n---\nText\n",
    },
    'error did you mean "/downloads/list.pdf"?',
  ],
  [
    "resource whose document is on one's computer",
    {
      "content/resources/list.md":
        "---\ntitle: List\ntype: Sample\ndescription: A list.\ntags: [SEO]\nexternalUrl: http://localhost/x.pdf\n---\nText\n",
    },
    "error is not an address that visitors can open",
  ],
  [
    "service with an unknown icon",
    { "content/services/data.md": "---\ntitle: Data\ndescription: One line.\nicon: rocket\n---\nText\n" },
    "error is not one of: chart, search, megaphone, people",
  ],
  [
    "service's order in words",
    {
      "content/services/data.md":
        "---\ntitle: Data\ndescription: One line.\nicon: chart\norder: first\n---\nText\n",
    },
    "error is not a whole number from 1",
  ],
  [
    "service's fee with other grouping",
    {
      "content/services/data.md":
        "---\ntitle: Data\ndescription: One line.\nicon: chart\nfee: ₹200,000 to ₹600,000 per project\n---\nText\n",
    },
    'error fee "₹200,000 to ₹600,000 per project" is not a range with Indian grouping and its unit',
  ],
  [
    "service's fee that begins with the larger figure",
    {
      "content/services/data.md":
        "---\ntitle: Data\ndescription: One line.\nicon: chart\nfee: ₹6,00,000 to ₹2,00,000 per month\n---\nText\n",
    },
    "error is not a range that begins with the smaller figure",
  ],
  [
    "unknown token in a service",
    {
      "content/services/data.md": "---\ntitle: Data\ndescription: One line.\nicon: chart\n---\nBy {barnd}\n",
    },
    'error did you mean "{brand}"?',
  ],
  ["static/robots.txt", { "static/robots.txt": "x" }, "error the build writes a file of this name"],
  [
    "static/about/index.html",
    { "static/about/index.html": "x" },
    "error the build writes a file of this name",
  ],
  [
    "static/backup.sql",
    { "static/backup.sql": "x" },
    "warning everyone can fetch this file, which looks private",
  ],
])
