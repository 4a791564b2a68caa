/**
 * Keeps a spreadsheet from taking a text for a formula, by an apostrophe before it (OWASP, "CSV Injection"): at the start
 * of the cell, and also after a semicolon, tab or line break, where a spreadsheet set to another separator would
 * begin a new cell.
 */
export const withoutFormula = (value: string): string =>
  value.replace(/(^|[;|\t\r\n])([^\S\r\n\t]*)(?=[=+\-@＝＋－＠])/g, "$1$2'")
