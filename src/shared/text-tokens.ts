import { enquiryHandling } from "./enquiry/routes"
import { visitCounting } from "./visit-counter"

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

/** Sentences of the privacy policy that follow the settings of the build. */
export const settingTokens = (env: Record<string, string | undefined>): Record<string, string> => ({
  enquiryHandling: enquiryHandling(env),
  visitCounting: visitCounting(env.GATSBY_ANALYTICS_SCRIPT),
})

export const fillTokens = <T>(value: T, tokens: Record<string, string>): T => {
  if (typeof value === "string")
    return value.replace(/\{(\w+)\}/g, (written, name: string) =>
      Object.hasOwn(tokens, name) ? (tokens[name] ?? "") : written,
    ) as T
  if (Array.isArray(value)) return value.map(item => fillTokens(item, tokens)) as T
  if (value && typeof value === "object") {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillTokens(item, tokens)]),
    ) as T
  }
  return value
}
