import type { Outcome } from "../../shared/reconciliation/say/outcome"

/** A comparison of numbers as its page queries it; the build makes `worked` by the same code as a visitor's answer. */
export type Tool = Omit<Queries.ReconciliationToolFragment, "worked"> & { readonly worked: Outcome }
