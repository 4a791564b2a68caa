import { type ComponentProps, type ComponentType, useCallback, useState } from "react"
import type { FormNotices } from "./form-notices"
import { builtAccount, loadClient } from "./send-by-emailjs"

type Notices = ComponentType<ComponentProps<typeof FormNotices>>

/**
 * Loads what only a form in use needs, the notices and, where there is an account, EmailJS's client. Called when the
 * form is first touched, so that a visitor who only reads the page does not pay for them.
 * @returns the notices once they are there, and the function that loads them; it may be called again
 */
export const useFormNotices = () => {
  const [Notices, setNotices] = useState<Notices>()
  const load = useCallback(() => {
    const report = (error: unknown) => console.error("A part of the form could not be loaded:", error)
    // A client that could not be loaded is asked for again, and counts, when the form is sent.
    if (builtAccount) loadClient().catch(report)
    import("./form-notices").then(({ FormNotices }) => setNotices(() => FormNotices)).catch(report)
  }, [])
  return { Notices, load }
}
