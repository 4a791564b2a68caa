import { chart } from "../content-fixture"
import { inFiles } from "./case"

/** Charts, resources, services, and files that are copied as they are. */
export const pageCases = inFiles([
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
    "case study without its chart",
    { "content/charts/growth.json": undefined },
    "error is not a chart of content/charts",
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
