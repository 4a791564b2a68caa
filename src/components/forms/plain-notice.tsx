import { Notice } from "../ui/notice"
import type { EnquiryKind } from "./enquiry-kinds"
import type { FormState } from "./form-state"

type PlainNoticeProps = { kind: EnquiryKind; state: FormState }

/** Stands in for the notices when they could not be loaded: nobody is left without an answer. */
export const PlainNotice = ({ kind, state }: PlainNoticeProps) => (
  <div role="status">
    {state.status === "sent" && (
      <Notice kind="success" heading={kind.sent.title}>
        {kind.sent.text}
      </Notice>
    )}
    {state.status === "failed" && (
      <Notice kind="error" heading={kind.failed.title}>
        {kind.failed.text}
      </Notice>
    )}
  </div>
)
