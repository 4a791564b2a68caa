import { z } from "zod"
import { isTimeZone } from "../../src/shared/day"
import { encodings, type ServerManifest } from "../../src/shared/server-manifest"

const texts = z.record(z.string(), z.string())
const headers = texts
const timeZone = z.string().refine(isTimeZone, { error: "expected a time zone" })

/** What the programs need of a manifest, also of one that an earlier version wrote. */
export const manifestShape = z.object({
  version: z.literal(1, { error: "it is of another version of this program" }),
  site: z
    .object({
      brand: z.string(),
      url: z.string(),
      sample: z.boolean(),
      timeZone,
      email: z.string(),
      isPreview: z.literal(true).optional(),
      freeAudit: z.string().optional(),
      answers: z
        .object({
          labels: texts,
          missing: texts,
          invalid: z.object({ email: z.string(), tooLong: z.string() }),
          thanks: z.string(),
          reference: z.string(),
          refusals: texts,
        })
        .optional(),
      enquiries: z
        .object({
          forms: z.enum(["browser", "server"]),
          mail: z.enum(["mailbox", "emailjs", "none"]),
          hasFallback: z.boolean().optional(),
        })
        .optional(),
    })
    .optional(),
  headers,
  files: z.array(
    z.object({
      path: z.string(),
      file: z.string(),
      status: z.number(),
      headers,
      hash: z.string(),
      size: z.number(),
      modified: z.string(),
      encodings: z.array(z.enum(encodings)),
      age: z.number().optional(),
    }),
  ),
  notFound: z.array(z.object({ below: z.string(), file: z.string() })),
  redirects: z.array(z.object({ from: z.string(), to: z.string(), status: z.number() })),
  gone: z.array(z.string()).optional(),
}) satisfies z.ZodType<ServerManifest>
