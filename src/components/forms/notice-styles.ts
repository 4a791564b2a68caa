/**
 * The look of the notices, from the site's tokens. It travels with them, as the library's own styles do, because
 * Gatsby puts every stylesheet into every page, and only the two pages with a form need this one.
 */
export const noticeStyles = `
[data-sonner-toaster]{--width:min(26rem,calc(100vw - 2rem))!important;font-family:var(--font-sans);transition-duration:var(--duration)!important}
.toast{width:100%;display:grid;grid-template-columns:1fr auto;align-items:start;padding:1rem 0 1.125rem 1.25rem;border:var(--line-strong);border-inline-start:4px solid var(--data);border-radius:2px;background:var(--paper-sunk);color:var(--ink);font-size:var(--text-sm);line-height:1.5;transition-duration:var(--duration)!important}
.toast[data-type=success]{border-inline-start-color:var(--success)}
.toast[data-type=error]{border-inline-start-color:var(--danger)}
.toast [data-title]{font-weight:600}
.toast[data-type=error] [data-title]{color:var(--danger)}
.toast [data-description]{color:var(--ink-soft)!important;text-wrap:pretty}
.toast [data-close-button]{order:1;display:grid;place-items:center;width:2.75rem;height:2.75rem;margin:-.5rem .25rem -.5rem .5rem;border-radius:2px;background:none!important;color:var(--ink-soft);cursor:pointer}
.toast [data-close-button]:hover{color:var(--ink)}
.toast:focus-visible,.toast [data-close-button]:focus-visible{outline:3px solid var(--focus);outline-offset:-3px}
`
