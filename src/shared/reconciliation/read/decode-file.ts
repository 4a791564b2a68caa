/** Far more than the rows that are read. */
const maxBytes = 1_000_000

const decode = (bytes: Uint8Array, encoding: string): string =>
  new TextDecoder(encoding, { fatal: encoding === "utf-8" }).decode(bytes)

/**
 * The text of a dropped or chosen file: UTF-8, UTF-16 with its mark, as Excel writes "Unicode text", or Windows-1252, as it writes CSV.
 * @returns undefined for what is no text, such as a workbook, or is too large
 */
export const decodeFile = (bytes: Uint8Array): string | undefined => {
  if (bytes.length > maxBytes) return undefined
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return decode(bytes, "utf-16le")
  if (first === 0xfe && second === 0xff) return decode(bytes, "utf-16be")
  if (bytes.includes(0)) return undefined
  try {
    return decode(bytes, "utf-8")
  } catch {
    return decode(bytes, "windows-1252")
  }
}
