import type { ReactNode } from "react"

type NoticeProps = { kind?: "info" | "success" | "error"; heading?: string; children: ReactNode }

export const Notice = ({ kind = "info", heading, children }: NoticeProps) => (
  <div className={`notice notice-${kind}`} role={kind === "error" ? "alert" : undefined}>
    {heading && <p className="notice-heading">{heading}</p>}
    {children}
  </div>
)
