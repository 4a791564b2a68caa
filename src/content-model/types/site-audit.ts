import type { ContentType } from "./content-type"
import { boolean, date, group, list, nonEmptyList, objectType, text } from "./field-types"

const check = objectType("AuditCheck", "One check of an audit, and what it found.", {
  check: text("what was checked", "One main heading"),
  found: text("what was found", "63 pages, all right"),
  passed: boolean("Whether it passed"),
})

const figure = objectType("AuditFigure", "What was measured of the site.", {
  value: text("a figure with its unit", "146 kB"),
  label: text("what it is the figure of", "the heaviest page, on a first visit"),
})

export const siteAudit = {
  schema: group({
    on: date({ isPast: true, doc: "2026-11-26: the day of the audit" }),
    figures: list(figure, "a list of figures with value and label, which home shows", {
      sdl: "[AuditFigure!]!",
    }).optional(),
    checks: nonEmptyList(check, "a list of checks with check, found and passed"),
  }),
  type: "SiteAudit",
  doc: "The audit of this site, from content/audit.json, which npx tsx tools/audit/measure-site.ts writes.",
  cms: { label: "Audit of this site" },
  fields: values => ({ ...values, figures: values.figures ?? [] }),
} satisfies ContentType
