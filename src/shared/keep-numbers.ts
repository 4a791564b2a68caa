import { months } from "./day"

const beforeUnit = new RegExp(`(\\d) (?=(?:kB|MB|GB|ms|px|s|%|${months.join("|")})\\b)`, "g")

/** "2,216 kB" and "24 November" with a no-break space. */
export const keepNumbers = (text: string): string => text.replace(beforeUnit, "$1\u00a0")
