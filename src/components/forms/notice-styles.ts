/** The class names of the notices' parts. */
export const noticeClassNames = {
  toast: "toast",
  title: "toast-title",
  description: "toast-description",
  closeButton: "toast-close",
  success: "toast-success",
  error: "toast-error",
}

/** The look of the notices; it comes with them, since only the two pages with a form need it. */
export const noticeStyles = `
.toaster{position:static!important;width:auto!important;max-width:26rem;margin-block:1.5rem;font-family:var(--font-sans);transition-duration:var(--duration)!important}
.toast{position:relative!important;transform:none!important;width:100%;display:grid;grid-template-columns:1fr auto;align-items:start;padding:1rem 0 1.125rem 1.25rem;border:var(--line-strong);border-inline-start:4px solid var(--data);border-radius:2px;background:var(--paper-sunk);color:var(--ink);font-size:var(--text-sm);line-height:1.5;transition-duration:var(--duration)!important}
.toast-success{border-inline-start-color:var(--success)}
.toast-error{border-inline-start-color:var(--danger)}
.toast-title{font-weight:600}
.toast-error .toast-title{color:var(--danger)}
.toast .toast-description{color:var(--ink-soft)!important;text-wrap:pretty}
.toast-close{order:1;display:grid;place-items:center;width:2.75rem;height:2.75rem;margin:-.5rem .25rem -.5rem .5rem;border-radius:2px;background:none!important;color:var(--ink-soft);cursor:pointer}
.toast-close:hover{color:var(--ink)}
.toast:focus-visible,.toast-close:focus-visible{outline:3px solid var(--focus);outline-offset:-3px}
`
