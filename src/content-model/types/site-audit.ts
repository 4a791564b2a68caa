import type { ContentType } from "./content-type"
import { boolean, date, group, nonEmptyList, objectType, text } from "./field-types"

const check = objectType("AuditCheck", "One check of an audit, and what it found.", {
  check: text("what was checked", "One main heading"),
  found: text("what was found", "63 pages, all right"),
  passed: boolean("Whether it passed"),
})

export const siteAudit = {
  schema: group({
    on: date({ isPast: true, doc: "2026-11-26: the day of the audit" }),
    checks: nonEmptyList(check, "a list of checks with check, found and passed"),
  }),
  type: "SiteAudit",
  doc: "The audit of this site, from content/audit.json, which npx tsx tools/audit/measure-site.ts writes.",
  cms: { label: "Audit of this site" },
} satisfies ContentType
