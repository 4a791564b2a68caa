import json from "../../content/site.json"
import { fillTokens, type TokenSource, tokensOf } from "./text-tokens"

type Options = TokenSource & {
  readonly words?: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly sample?: boolean
  readonly articlesPerPage?: number
  readonly allowedFiles?: readonly string[]
  readonly footer?: readonly { readonly label: string; readonly path: string }[]
  readonly exchange?: { readonly currency: string; readonly rate: number; readonly on: string }
  readonly contact: {
    readonly network?: { readonly name: string; readonly url: string }
    readonly bookingUrl?: string
  }
  readonly legal?: Readonly<Record<"name" | "address", string>> & {
    readonly id?: string
    readonly grievances?: string
  }
}

const content = fillTokens(json, tokensOf(json))
const options: Options = content

/** Imported, not queried, to save pages a second request. Missing contact details are empty or absent. */
export const site = {
  ...content,
  sample: options.sample === true,
  articlesPerPage: options.articlesPerPage ?? 50,
  allowedFiles: options.allowedFiles ?? [],
  exchange: options.exchange,
  legal: options.legal,
  footer: options.footer ?? [],
  words: options.words,
  contact: { email: "", country: content.contact.country, ...options.contact },
}

export const siteUrl: string = process.env.GATSBY_SITE_URL || content.url

/** A build with drafts and future articles, for colleagues: not indexed, and its forms send nothing. */
export const isPreview = process.env.GATSBY_PREVIEW === "1"

/** @param url the site's address, since SITE_URL takes precedence over the content's */
export const identityAt = (url: string) => {
  const { brand, sample, timeZone, freeAudit, contact } = site
  return { brand, url, sample, timeZone, freeAudit, email: contact.email, ...(isPreview && { isPreview }) }
}

/** WhatsApp's click-to-chat address: digits only (faq.whatsapp.com, "How to use click to chat"). */
export const whatsappUrl =
  site.contact.whatsapp && `https://wa.me/${site.contact.whatsapp.replace(/\D/g, "")}`
