import { z } from "zod"
import { isTimeZone } from "./day"
import type { EnquiryAnswers } from "./enquiry/enquiry-answers"
import type { EnquiryRoutes } from "./enquiry/enquiry-routes"

export type Headers = Readonly<Record<string, string>>

/** The encodings of precompressed files (RFC 9110), the best first. */
export const encodings = ["br", "gzip"] as const

export type Encoding = (typeof encodings)[number]

/** The file extension of each encoding, where nginx and Caddy look for it too. */
export const suffixes: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz" }

const texts = z.record(z.string(), z.string())

const fileRoute = z.object({
  /** Decoded, without a query. */
  path: z.string(),
  /** Relative to `public/`. */
  file: z.string(),
  status: z.number(),
  headers: texts,
  hash: z.string(),
  size: z.number(),
  /** When the file was written, as an HTTP date. */
  modified: z.string(),
  encodings: z.array(z.enum(encodings)),
  /** For files kept for open pages: releases since a build last wrote them. */
  age: z.number().optional(),
})

export type FileRoute = z.infer<typeof fileRoute>

export const isHashed = ({ headers }: Pick<FileRoute, "headers">): boolean =>
  headers["cache-control"]?.includes("immutable") ?? false

const answers: z.ZodType<EnquiryAnswers> = z.object({
  labels: texts,
  missing: texts,
  invalid: z.object({ email: z.string(), tooLong: z.string() }),
  thanks: z.string(),
  reference: z.string(),
  refusals: texts,
})

const enquiries: z.ZodType<EnquiryRoutes> = z.object({
  forms: z.enum(["browser", "server"]),
  mail: z.enum(["mailbox", "emailjs", "none"]),
  hasFallback: z.boolean().optional(),
})

const siteIdentity = z.object({
  brand: z.string(),
  /** An origin. */
  url: z.string(),
  sample: z.boolean(),
  timeZone: z.string().refine(isTimeZone, { error: "expected a time zone" }),
  /** Empty if the content names none. */
  email: z.string(),
  isPreview: z.literal(true).optional(),
  // What follows is absent from builds of earlier versions.
  freeAudit: z.string().optional(),
  enquiries: enquiries.optional(),
  /** What the server says of enquiries, in the words of the content. */
  answers: answers.optional(),
  /** The privacy policy that its pages show, as an HTML fragment. */
  policy: z.object({ version: z.string(), text: z.string() }).optional(),
})

/** Whose site a build is, as its content and SITE_URL said. */
export type SiteIdentity = z.infer<typeof siteIdentity>

/** What the server repeats of the content. */
export type ServerTexts = Required<Pick<SiteIdentity, "answers" | "policy">>

/** What a build says to the server and the publisher; they read that of earlier versions too. */
export const serverManifest = z.object({
  version: z.literal(1, { error: "it is of another version of this program" }),
  /** Absent from builds of earlier versions. */
  site: siteIdentity.optional(),
  headers: texts,
  files: z.array(fileRoute),
  /** The longest `below` first: the beginning of paths, ending with a slash, as `/blog/` does; `/` for all. */
  notFound: z.array(z.object({ below: z.string(), file: z.string() })),
  redirects: z.array(z.object({ from: z.string(), to: z.string(), status: z.number() })),
  /** Addresses that are gone (docs/architecture.md); a build itself has none. */
  gone: z.array(z.string()).optional(),
})

export type ServerManifest = z.infer<typeof serverManifest>

/** The manifest of a build: outside `public/`, so that it is not served, and where `gatsby clean` removes it. */
export const manifestFile = ".cache/server-manifest.json"

/** What `writeServerTexts` leaves for the manifest. */
export const serverTextsFile = ".cache/server-texts.json"

export const releasesFolder = "releases"

export const currentLink = "current"

export const releaseManifest = "manifest.json"
