/** A comparison of numbers as its page queries it. */
export type Tool = Queries.ReconciliationToolFragment
