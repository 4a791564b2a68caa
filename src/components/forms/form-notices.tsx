import { type CSSProperties, useEffect } from "react"
import { Toaster, toast } from "sonner"
import { CloseIcon } from "../ui/icons"
import type { EnquiryKind } from "./enquiry-kinds"
import type { FormState } from "./form-state"
import { noticeClassNames, noticeStyles } from "./notice-styles"

// On a phone, where the library spans its notices, one at the foot would lie on the button that sends again.
const isPhone = () => window.matchMedia("(max-width: 600px)").matches
const mobileOffset = {
  top: "calc(var(--height-header) + 0.75rem)",
  left: "var(--space-gutter)",
  right: "var(--space-gutter)",
}

// The library's own way to set its width (sonner.emilkowal.ski, "Styling").
const toasterStyle = { "--width": "min(26rem, calc(100vw - 2rem))" } as CSSProperties

const thanksMs = 12_000

type FormNoticesProps = { kind: EnquiryKind; state: FormState }

/**
 * The notices of a form: announced to screen readers, closed with a button. Thanks go by themselves; a failure
 * stays until it is closed or the form is sent again.
 */
export const FormNotices = ({ kind, state }: FormNoticesProps) => {
  useEffect(() => {
    if (state.status === "sending") toast.dismiss()
    if (state.status === "sent")
      toast.success(kind.sent.title, { description: kind.sent.text, duration: thanksMs })
    if (state.status === "failed")
      toast.error(kind.failed.title, { description: kind.failed.text, duration: Number.POSITIVE_INFINITY })
  }, [kind, state])
  return (
    <>
      <style>{noticeStyles}</style>
      <Toaster
        className="toaster"
        style={toasterStyle}
        theme="system"
        position={isPhone() ? "top-right" : "bottom-right"}
        mobileOffset={mobileOffset}
        closeButton
        containerAriaLabel="Notices"
        icons={{ close: <CloseIcon />, success: null, error: null }}
        toastOptions={{
          unstyled: true,
          classNames: noticeClassNames,
          closeButtonAriaLabel: "Close notice",
        }}
      />
    </>
  )
}
