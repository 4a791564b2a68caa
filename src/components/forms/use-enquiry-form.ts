import { type FormEvent, useEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { checkAnswer, checkAnswers, type Fields } from "../../shared/enquiry/forms"
import { readAnswers } from "./answers"
import type { EnquiryKind } from "./enquiry-kinds"
import { type FormState, mend } from "./form-state"
import { mailtoWith } from "./mailto"
import { ClientMissing } from "./send-by-emailjs"
import { beginFill, type FormFill, postByBrowser, sendEnquiry } from "./send-enquiry"

const focusField = (form: HTMLFormElement, field: string | undefined) => {
  const found = field ? form.elements.namedItem(field) : null
  if (found instanceof HTMLElement) found.focus()
}

/** The field that a form begins with gets the focus. */
const focusFirst = (form: HTMLFormElement | undefined) =>
  form?.querySelector<HTMLElement>("input:not([type=hidden])")?.focus()

/**
 * A disabled button loses the keyboard's place on the page; it is given back, and stays in sight below what is said above
 * it.
 */
const keepFocus = (element: Element | null) => {
  if (!(element instanceof HTMLElement) || document.activeElement !== document.body) return
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block: "nearest" })
}

/**
 * A form that checks what it is given, sends it once at a time, and is cleared on success and kept on failure. Without
 * a connection it waits and is sent when there is one; where a part of the page is gone the browser posts it.
 * @returns its state, the handlers for the `<form>`, and what shows it again after it was sent
 */
export const useEnquiryForm = (kind: EnquiryKind) => {
  const [state, setState] = useState<FormState>({ status: "idle" })
  const fill = useRef<FormFill>()
  const isSending = useRef(false)
  const waiting = useRef<HTMLFormElement>()

  useEffect(() => {
    if (state.status !== "offline") return
    const sendNow = () => waiting.current?.requestSubmit()
    window.addEventListener("online", sendNow)
    return () => window.removeEventListener("online", sendNow)
  }, [state.status])

  const deliver = async (form: HTMLFormElement, answers: Fields): Promise<FormState> => {
    fill.current ??= beginFill(0)
    const mailto = mailtoWith(kind.form, answers)
    if (!navigator.onLine) return { status: "offline", mailto }
    try {
      await sendEnquiry({ form: kind.form, answers, fill: fill.current })
      form.reset()
      fill.current = beginFill(performance.now())
      return { status: "sent", answers }
    } catch (error) {
      console.error(`The ${kind.form} form could not be sent:`, error)
      if (error instanceof ClientMissing) {
        postByBrowser(form, fill.current)
        return { status: "idle" }
      }
      return { status: "failed", mailto }
    }
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current) return
    const form = event.currentTarget
    const answers = readAnswers(new FormData(form))
    const errors = checkAnswers(kind.form, answers)
    const [firstWrong] = Object.keys(errors)
    if (firstWrong) {
      // The error must stand in the page before its field is focused, or it is not read out with it.
      flushSync(() => setState({ status: "invalid", errors }))
      return focusField(form, firstWrong)
    }
    isSending.current = true
    waiting.current = form
    const focused = document.activeElement
    setState({ status: "sending" })
    const outcome = await deliver(form, answers)
    isSending.current = false
    flushSync(() => setState(outcome))
    keepFocus(focused)
  }

  const change = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!("name" in target && "value" in target)) return
    const [field, value] = [String(target.name), String(target.value)]
    setState(current => mend(current, field, checkAnswer(kind.form, field, value.trim())))
  }

  const startAgain = () => {
    flushSync(() => setState({ status: "idle" }))
    focusFirst(waiting.current)
  }

  return { state, submit, change, startAgain }
}
