import { z } from "zod"
import { formNames } from "../../src/shared/enquiry/forms"
import type { NewEnquiry } from "./enquiry"

const record = z.object({
  id: z.string().min(1),
  receivedAt: z.iso.datetime(),
  form: z.enum(formNames),
  instance: z.string(),
  spam: z.array(z.string()),
  consent: z.boolean().optional(),
  policy: z.string().optional(),
  fields: z.record(z.string(), z.string()),
})

/** A record of the store that is no enquiry: cut off, changed by hand, of another program. */
export class DamagedRecord extends Error {}

/**
 * Reads an enquiry from what a store has kept.
 * @throws DamagedRecord with the first thing that is wrong
 */
export const readRecord = (value: unknown): NewEnquiry => {
  const { data, error } = record.safeParse(value)
  if (data) return data
  const issue = error.issues[0]
  throw new DamagedRecord(`${issue?.path.join(".") || "the record"}: ${issue?.message}`)
}

/** As `readRecord`, from the text of a file. @throws DamagedRecord */
export const readRecordText = (text: string): NewEnquiry => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new DamagedRecord(`no JSON: ${(error as Error).message}`)
  }
  return readRecord(value)
}
