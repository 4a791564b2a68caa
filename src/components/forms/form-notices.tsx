import { useEffect } from "react"
import { Toaster, toast } from "sonner"
import { CloseIcon } from "../ui/icons"
import type { EnquiryKind } from "./enquiry-kinds"
import type { FormState } from "./form-state"
import { noticeClassNames, noticeStyles } from "./notice-styles"

const shownMs = 6000

type FormNoticesProps = { kind: EnquiryKind; state: FormState }

/**
 * The notices of a form: announced to screen readers, closed with a button, gone after some seconds. They stand in the
 * page's flow, so that they cover nothing; what must stay is said in the form or in its place.
 */
export const FormNotices = ({ kind, state }: FormNoticesProps) => {
  useEffect(() => {
    if (state.status === "sending") toast.dismiss()
    if (state.status === "sent")
      toast.success(kind.sent.title, { description: kind.sent.text, duration: shownMs })
    if (state.status === "failed")
      toast.error(kind.failed.title, { description: kind.failed.text, duration: shownMs })
  }, [kind, state])
  return (
    <>
      <style>{noticeStyles}</style>
      <Toaster
        className="toaster"
        theme="system"
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
