export type TokenSource = {
  brand: string
  contact: { email?: string; whatsapp?: string }
  consultation: { minutes: number; responseHours: number; callTimes: string }
}

export const tokensOf = ({ brand, contact, consultation }: TokenSource): Record<string, string> => {
  const tokens = {
    brand,
    ...(contact.email && { email: contact.email }),
    ...(contact.whatsapp && { phone: contact.whatsapp }),
    consultationMinutes: String(consultation.minutes),
    responseHours: String(consultation.responseHours),
  }
  return { ...tokens, callTimes: fillTokens(consultation.callTimes, tokens) }
}

/** A name in braces, which a value replaces. */
export const tokenPattern = /\{(\w+)\}/g

/** A value with all its texts changed. */
export const mapTexts = <T>(value: T, change: (text: string) => string): T => {
  if (typeof value === "string") return change(value) as T
  if (Array.isArray(value)) return value.map(item => mapTexts(item, change)) as T
  if (value && typeof value === "object")
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)])) as T
  return value
}

export const fillTokens = <T>(value: T, tokens: Record<string, string>): T =>
  mapTexts(value, text =>
    text.replace(tokenPattern, (written, name: string) =>
      Object.hasOwn(tokens, name) ? (tokens[name] ?? "") : written,
    ),
  )
