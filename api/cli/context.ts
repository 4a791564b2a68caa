import type { Values } from "../../scripts/command"
import type { EnquiryStore } from "../store/sql-store"

export const options = {
  since: ["2026-01-31", "list, export: received on this day or later"],
  email: ["ADDRESS", "export, delete: only those from one person"],
  csv: ["", "export: a file for a spreadsheet"],
  json: ["", "export: one JSON object per line"],
  bom: ["", "export: the CSV with a byte order mark, which Excel needs to read UTF-8"],
  yes: ["", "delete: without asking"],
  all: ["", "retry: all of them"],
  "older-than": ["18months", "prune: received before then (days, weeks, months, years)"],
} as const

export type Context = {
  store: EnquiryStore
  location: string
  isMissing: boolean
  values: Values<typeof options>
  operand: string
}
