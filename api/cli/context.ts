import type { EnquiryStore } from "../store/sql-store"

type Texts = Record<"since" | "email" | "older-than", string>
export type Values = Partial<Texts & Record<"csv" | "json" | "bom" | "yes" | "all", boolean>>

export type Context = {
  store: EnquiryStore
  location: string
  isMissing: boolean
  values: Values
  operand: string
}
