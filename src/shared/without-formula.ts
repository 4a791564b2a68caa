/**
 * Puts an apostrophe before text that a spreadsheet would take for a formula (OWASP, "CSV Injection"): at the start of the
 * cell, and after other separators, which may start a new cell.
 */
export const withoutFormula = (value: string): string =>
  value.replace(/(^|[;|\t\r\n])([^\S\r\n\t]*)(?=[=+\-@＝＋－＠])/g, "$1$2'")
