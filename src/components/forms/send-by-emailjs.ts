import type { EmailjsAccount, EmailjsTrial } from "../../shared/enquiry/emailjs"
import type { Fields, FormName } from "../../shared/enquiry/form-rules"
import { withTimeout } from "../../shared/with-timeout"

export const answerMs = 15_000

export const loadEmailjs = () => import("@emailjs/browser")

/** Why EmailJS did not take an enquiry, as far as is known; and `late` its answer, if it may still come. */
export type EmailjsFailure = Error & {
  readonly trial: EmailjsTrial
  readonly late: Promise<unknown> | undefined
}

// No class, which as a subclass of Error would be half a kB of a page's script.
const failureOf = (trial: EmailjsTrial, late?: Promise<unknown>): EmailjsFailure =>
  Object.assign(new Error(`EmailJS: ${trial.reason}`), { trial, late })

export const isEmailjsFailure = (error: unknown): error is EmailjsFailure =>
  error instanceof Error && "trial" in error

/** False only where a browser knows that nothing it sends leaves it; it may be wrong, so that everything is tried. */
export const mayLeave = (): boolean => globalThis.navigator?.onLine !== false

// EmailJS throws `{status, text}`, the network's error, or a string for wrong settings.
const reasonOf = (error: unknown): string => {
  const { status, text, message } = Object(error)
  if (status !== undefined) return `${status} ${text}`
  return error instanceof TypeError ? "blocked or no network" : String(message ?? error)
}

/**
 * Sends with EmailJS's client, once.
 * @param waitMs before it is sent
 * @throws EmailjsFailure
 */
export const sendByEmailjs = async (
  { origin, publicKey, serviceId, templateIds }: EmailjsAccount,
  form: FormName,
  params: Fields,
  waitMs: number,
): Promise<void> => {
  let step = "before" as "before" | "sent" | "given up"
  let isUnsure = false
  const send = async () => {
    const client = await loadEmailjs().catch(() => {
      throw new Error("script missing")
    })
    if (waitMs > 0) await new Promise(resolve => setTimeout(resolve, waitMs))
    if (step === "given up") return
    step = "sent"
    isUnsure = mayLeave()
    // Only init takes the origin.
    client.init({ publicKey }, origin)
    await client.send(serviceId, templateIds[form], { ...params })
  }
  const sending = send()
  const late = new Error(`no answer in ${answerMs / 1000} s`)
  try {
    await withTimeout(answerMs, sending, late)
  } catch (error) {
    const isLate = error === late && step === "sent"
    const reason = error === late && !isLate ? "script not loaded" : reasonOf(error).trim().slice(0, 120)
    step = "given up"
    const { status } = Object(error)
    // A gateway does not know what became of it.
    const isAnswered = typeof error === "string" || (status > 0 && status !== 502 && status !== 504)
    const outcome = isUnsure && !isAnswered ? "unsure" : "failed"
    throw failureOf({ outcome, reason }, isLate ? sending : undefined)
  }
}
