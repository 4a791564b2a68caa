/** A value of the ledger: a change in per cent with its sign, or an amount with its unit. */
export const ledgerValue = (value: number, unit: string): string => {
  const signDisplay = unit === "%" ? "exceptZero" : "auto"
  const number = value.toLocaleString("en-IN", { signDisplay }).replace("-", "−")
  return unit === "%" ? `${number}%` : `${number} ${unit}`
}

/**
 * How often the ranges held, of those that have been measured: "7 of 9 ranges held";
 * empty where none has been measured.
 */
export const ledgerCount = (entries: readonly { readonly held: boolean | null }[]): string => {
  const measured = entries.filter(({ held }) => held !== null)
  if (measured.length === 0) return ""
  return `${measured.filter(({ held }) => held).length} of ${measured.length} ranges held`
}
