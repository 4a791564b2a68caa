/** An apostrophe precedes what a spreadsheet would take for a formula, after separators too (OWASP, "CSV Injection"). */
export const withoutFormula = (value: string): string =>
  value.replace(/(^|[;|\t\r\n])([^\S\r\n\t]*)(?=[=+\-@＝＋－＠])/g, "$1$2'")
