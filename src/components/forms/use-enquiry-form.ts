import { type FormEvent, useEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { checkAnswer, checkAnswers, type Fields, type FormName } from "../../shared/enquiry/form-rules"
import { countEnquiry } from "../../shared/visit-counter"
import {
  EmailjsMissing,
  mailtoWith,
  postByBrowser,
  type Submission,
  sendEnquiry,
  startSubmission,
} from "./send-enquiry"

export type FormState =
  | { readonly status: "idle" | "sending" }
  | { readonly status: "invalid"; readonly errors: Partial<Fields> }
  | { readonly status: "sent"; readonly answers: Fields; readonly reference: string }
  | { readonly status: "failed" | "offline"; readonly mailto: string | undefined }

/** Gives the focus back to a button that lost it while disabled, and keeps it in view below a new message. */
const restoreFocus = (element: Element | null) => {
  if (!(element instanceof HTMLElement) || document.activeElement !== document.body) return
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block: "nearest" })
}

/** What was typed when a link of the site was followed; a document that the browser loads again restores its forms itself. */
const drafts = new Map<FormName, FormData>()

const restoreDraft = (form: HTMLFormElement, name: FormName) => {
  const draft = drafts.get(name)
  if (!draft) return
  for (const control of form.querySelectorAll<HTMLInputElement>("input:not([type=hidden]), textarea, select"))
    if (control.type === "checkbox") control.checked = draft.has(control.name)
    else control.value = String(draft.get(control.name) ?? "")
}

/** Validates and sends a form. Offline, it waits for a connection; if EmailJS's script cannot be loaded, the browser posts it. */
export const useEnquiryForm = (name: FormName) => {
  const [state, setState] = useState<FormState>({ status: "idle" })
  const ref = useRef<HTMLFormElement>(null)
  // The first one starts with the document, or fast typists would look like bots after a slow load.
  const submission = useRef<Submission>()
  // The state would not know of a second submission in the same task.
  const isSending = useRef(false)

  useEffect(() => {
    const form = ref.current
    if (!form) return
    // The browser's own validation is for visitors without JavaScript.
    form.setAttribute("novalidate", "")
    restoreDraft(form, name)
    return () => {
      drafts.set(name, new FormData(form))
    }
  }, [name])

  useEffect(() => {
    if (state.status !== "offline") return
    const retry = () => ref.current?.requestSubmit()
    window.addEventListener("online", retry)
    return () => window.removeEventListener("online", retry)
  }, [state.status])

  const deliver = async (form: HTMLFormElement, answers: Fields): Promise<FormState> => {
    submission.current ??= startSubmission(0)
    const mailto = mailtoWith(name, answers)
    if (!navigator.onLine) return { status: "offline", mailto }
    let reference: string
    try {
      reference = await sendEnquiry({ form: name, answers, submission: submission.current })
    } catch (error) {
      console.error(`The ${name} form could not be sent:`, error)
      if (!(error instanceof EmailjsMissing)) return { status: "failed", mailto }
      postByBrowser(form, submission.current)
      return { status: "idle" }
    }
    countEnquiry(name)
    form.reset()
    submission.current = startSubmission(performance.now())
    return { status: "sent", answers, reference }
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current) return
    const form = event.currentTarget
    const answers = Object.fromEntries(
      Array.from(new FormData(form), ([field, value]) => [field, String(value).trim()]),
    )
    const errors = checkAnswers(name, answers)
    const [firstInvalid] = Object.keys(errors)
    if (firstInvalid) {
      // Screen readers only read the error out if it is in the page before its field gets the focus.
      flushSync(() => setState({ status: "invalid", errors }))
      form.querySelector<HTMLElement>(`[name="${firstInvalid}"]`)?.focus()
      return
    }
    const focused = document.activeElement
    setState({ status: "sending" })
    isSending.current = true
    const outcome = await deliver(form, answers)
    isSending.current = false
    flushSync(() => setState(outcome))
    restoreFocus(focused)
  }

  const change = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name: field, value } = target as HTMLInputElement
    setState(current =>
      current.status === "invalid" && current.errors[field]
        ? { ...current, errors: { ...current.errors, [field]: checkAnswer(name, field, value.trim()) } }
        : current,
    )
  }

  const restart = () => {
    flushSync(() => setState({ status: "idle" }))
    ref.current?.querySelector<HTMLElement>("input:not([type=hidden])")?.focus()
  }

  return { ref, state, submit, change, restart }
}
