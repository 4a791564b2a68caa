import { useEffect } from "react"
import { Toaster, toast } from "sonner"
import { CloseIcon } from "../ui/icons"
import type { FormStatusProps } from "./form-state"

const duration = 6000

// Part of this script rather than the stylesheet of every page. Fixed, so that nothing moves when one leaves, at the top, since
// what a form says of itself is above its button; parts of the form that get the focus keep clear of it.
const styles = `
.enquiry.enquiry * {
  scroll-margin-top: 8.5rem;
}
.toaster {
  position: fixed !important;
  inset: calc(var(--height-header) + 0.75rem) 1rem auto auto !important;
  width: min(26rem, 100% - 2rem) !important;
  font-family: var(--font-sans);
  transition-duration: var(--duration) !important;
}
.toast {
  position: relative !important;
  opacity: 1 !important;
  transform: none !important;
  width: 100% !important;
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: start;
  margin: 0;
  padding: 1rem 0 1.125rem 1.25rem;
  box-shadow: 0 0 0 1px var(--rule-strong);
  color: var(--ink);
  font-size: var(--text-sm);
  line-height: 1.5;
  transition-duration: var(--duration) !important;
}
.notice-error .toast-title {
  color: var(--danger);
}
.toast-description {
  color: var(--ink-soft) !important;
  text-wrap: pretty;
}
.toast .toast-close {
  order: 1;
  margin: -0.5rem 0.25rem -0.5rem 0.5rem;
  border: 0;
  background: none !important;
  color: var(--ink-soft);
}
.toast .toast-close:hover {
  color: var(--ink);
}
.toast:focus-visible, .toast-close:focus-visible {
  outline: 3px solid var(--focus);
  outline-offset: -3px;
}
`

const classNames = {
  toast: "toast notice",
  success: "notice-success",
  error: "notice-error",
  title: "toast-title notice-heading",
  description: "toast-description",
  closeButton: "toast-close button button-icon",
}

/** The toasts of a form. They disappear, so the form or its confirmation says what matters of them. */
export const Toasts = ({ form: { own, words }, state: { status } }: FormStatusProps) => {
  const { sent, sentText, failed, failedText } = own
  useEffect(() => {
    if (status === "sending") toast.dismiss()
    if (status === "sent") toast.success(sent, { description: sentText, duration })
    if (status === "failed") toast.error(failed, { description: failedText, duration })
  }, [status, sent, sentText, failed, failedText])
  return (
    <>
      <style>{styles}</style>
      <Toaster
        className="toaster"
        theme="system"
        closeButton
        containerAriaLabel={words.form.notices}
        icons={{ close: <CloseIcon />, success: null, error: null }}
        toastOptions={{ unstyled: true, closeButtonAriaLabel: words.form.closeNotice, classNames }}
      />
    </>
  )
}
