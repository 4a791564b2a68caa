import { type FormEvent, useCallback, useEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { checkAnswer, checkAnswers, type Fields, type FormName } from "../../shared/enquiry/form-rules"
import { referenceOf } from "../../shared/enquiry/reference"
import { countEnquiry } from "../../shared/visit-counter"
import type { NamedForm } from "./form-definition"
import { type FormState, unsentState } from "./form-state"
import { isNotStored, isReachable, type Submission, sendEnquiry, startSubmission } from "./send-enquiry"
import { useRetry } from "./use-retry"

const focusInvalid = (form: HTMLFormElement, errors: Partial<Fields>) => {
  const [firstInvalid] = Object.keys(errors)
  form.querySelector<HTMLElement>(`[name="${firstInvalid}"]`)?.focus()
}

/** Gives the focus back to a button that lost it while disabled. */
const restoreFocus = (element: Element | null) => {
  if (!(element instanceof HTMLElement) || document.activeElement !== document.body) return
  element.focus({ preventScroll: true })
}

type Kept = {
  submission?: Submission | undefined
  /** What was typed when a link of the site was followed. */
  draft?: FormData | undefined
  /** Of the sending that is under way, or that no page has shown yet. */
  outcome?: Promise<FormState> | undefined
}

/** What outlives a page of the site; a document that the browser loads again restores its forms itself. */
const kept: Readonly<Record<FormName, Kept>> = { amp: {}, contact: {}, audit: {} }

const restoreDraft = (form: HTMLFormElement, { draft }: Kept) => {
  if (!draft) return
  for (const control of form.querySelectorAll<HTMLInputElement>("input:not([type=hidden]), textarea, select"))
    if (control.type === "checkbox") control.checked = draft.has(control.name)
    else control.value = String(draft.get(control.name) ?? "")
}

const answersIn = (form: HTMLFormElement): Fields =>
  Object.fromEntries(Array.from(new FormData(form), ([field, value]) => [field, String(value).trim()]))

const isSame = (one: Fields, other: Fields): boolean =>
  Object.keys(one).every(field => one[field] === other[field])

/** While the visitor types, nothing is sent without a click. */
const typingMs = 3000

/** Validates and sends a form. Without a network, it tries again until there is one. */
export const useEnquiryForm = (formOfPage: NamedForm) => {
  const { name, words } = formOfPage
  const [state, setState] = useState<FormState>({ status: "idle" })
  const ref = useRef<HTMLFormElement>(null)
  const typedAt = useRef(Number.NEGATIVE_INFINITY)
  const isAskedAgain = useRef(false)
  const own = kept[name]

  /** Leaves it for the next page with the form if this one has gone. @param focused when it was sent by the visitor */
  const show = useCallback(
    (outcome: FormState, focused?: Element | null) => {
      const form = ref.current
      if (!form) return
      own.outcome = undefined
      // What was typed while a retry was under way is of another enquiry. A field of an extension may be called "reset".
      if (outcome.status === "sent" && isSame(answersIn(form), outcome.answers))
        HTMLFormElement.prototype.reset.call(form)
      // Screen readers only read an error out if it is in the page before its field gets the focus.
      flushSync(() => setState(outcome))
      if (!focused) return
      if (outcome.status === "invalid") return focusInvalid(form, outcome.errors)
      restoreFocus(focused)
      form.querySelector("[role=status]")?.parentElement?.scrollIntoView({ block: "nearest" })
    },
    [own],
  )

  useEffect(() => {
    const form = ref.current
    if (!form) return
    // The browser's own validation is for visitors without JavaScript.
    form.setAttribute("novalidate", "")
    restoreDraft(form, own)
    if (own.outcome) {
      setState({ status: "sending" })
      own.outcome.then(outcome => show(outcome))
    }
    return () => {
      own.draft = new FormData(form)
    }
  }, [own, show])

  /** Nothing of a sent enquiry is left that could be sent again. */
  const finish = (answers: Fields, reference: string): FormState => {
    own.submission = startSubmission(performance.now())
    own.draft = undefined
    return { status: "sent", answers, reference }
  }

  /** @param isWaiting for the network, whose return ends the try under way with an error: another follows at once */
  const deliver = async (answers: Fields, isWaiting: boolean): Promise<FormState> => {
    try {
      // The first one starts with the document, or fast typists would look like bots after a slow load.
      own.submission ??= startSubmission(0)
      const { submission } = own
      return finish(answers, await sendEnquiry({ form: name, answers, submission }))
    } catch (error) {
      console.error(`The ${name} form could not be sent:`, error)
      const isAnswered = isNotStored(error)
      const isOnline = isAnswered || (await isReachable())
      if (isWaiting && isOnline && !isAnswered) return deliver(answers, false)
      return unsentState(formOfPage, answers, error, isOnline)
    }
  }

  /** What EmailJS answers after a failure was shown. */
  const awaitLate = (answers: Fields) => {
    const { submission } = own
    submission?.emailjs?.late?.then(
      () => {
        if (own.submission !== submission || own.outcome) return
        own.outcome = Promise.resolve(finish(answers, referenceOf(submission.key)))
        own.outcome.then(outcome => show(outcome))
        countEnquiry(name)
      },
      () => undefined,
    )
  }

  const send = async (answers: Fields, focused?: Element | null) => {
    // Whatever else on the page has broken, the form does not stay "sending".
    own.outcome = deliver(answers, focused === undefined).catch(error =>
      unsentState(formOfPage, answers, error, true),
    )
    const outcome = await own.outcome
    show(outcome, focused)
    if (outcome.status === "sent") countEnquiry(name)
    else awaitLate(answers)
    const { current: isAsked } = isAskedAgain
    isAskedAgain.current = false
    if (isAsked && outcome.status === "offline") retry()
  }

  const retry = () => {
    // The network may have come back after the try under way had failed.
    isAskedAgain.current = own.outcome !== undefined
    if (!ref.current || own.outcome || performance.now() - typedAt.current < typingMs) return
    const answers = answersIn(ref.current)
    if (Object.keys(checkAnswers(name, answers, words)).length === 0) void send(answers)
  }
  useRetry(state.status === "offline", retry)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.status === "sending") return
    const form = event.currentTarget
    const answers = answersIn(form)
    const errors = checkAnswers(name, answers, words)
    if (Object.keys(errors).length > 0) {
      flushSync(() => setState({ status: "invalid", errors }))
      return focusInvalid(form, errors)
    }
    setState({ status: "sending" })
    typedAt.current = Number.NEGATIVE_INFINITY
    // The state would not know of a second submission in the same task, nor of a retry that nobody sees.
    if (!own.outcome) void send(answers, document.activeElement)
  }

  const change = ({ target }: FormEvent<HTMLFormElement>) => {
    typedAt.current = performance.now()
    const { name: field, value } = target as HTMLInputElement
    setState(current =>
      current.status === "invalid" && current.errors[field]
        ? {
            ...current,
            errors: { ...current.errors, [field]: checkAnswer(name, field, value.trim(), words) },
          }
        : current,
    )
  }

  const restart = () => {
    flushSync(() => setState({ status: "idle" }))
    ref.current?.querySelector<HTMLElement>("input:not([type=hidden])")?.focus()
  }

  return { ref, state, submit, change, restart }
}
