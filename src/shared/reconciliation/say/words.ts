/** The texts of the content type `reconciliation`, in which `{names}` are filled in. */
export type Words = {
  readonly periods: Queries.ReconciliationPeriods
  readonly notes: Queries.ReconciliationNotes
  readonly answer: Queries.ReconciliationAnswer
  readonly chart: Queries.ReconciliationChart
}
