/** For text and for attributes in double quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;")

/** Puts an apostrophe before what a spreadsheet would take for a formula, after separators too (OWASP, "CSV Injection"). */
export const escapeFormula = (value: string): string =>
  value.replace(/(^|[;|\t\r\n])([^\S\r\n\t]*)(?=[=+\-@＝＋－＠])/g, "$1$2'")
