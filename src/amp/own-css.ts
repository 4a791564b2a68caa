/** Classes that the runtime sets on a form and its parts as things happen (amp.dev, "amp-form", "Classes and CSS hooks"). */
export const runtimeClasses = ["visible", "user-invalid", "amp-form-submitting", "amp-form-submit-success"]

/**
 * The few rules that the site's stylesheet has no use for. The messages of a form stay away until the runtime calls for
 * them (amp.dev, "amp-form", "Custom validations").
 */
export const ownCss = [
  ".amp-header{border-bottom:var(--hairline) solid var(--rule)}",
  ".amp-header .page-width{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 1.5rem;padding-block:.5rem}",
  ".amp-nav ul{display:flex;flex-wrap:wrap;column-gap:clamp(1rem,2vw,1.5rem)}",
  "@media (max-width:63.99rem){.amp-nav{order:1;flex-basis:100%}}",
  "@media (min-width:64rem){.amp-nav{margin-inline-end:auto}}",
  ".amp-nav a{display:flex;align-items:center;min-height:2.75rem;font-size:var(--text-sm);text-decoration:none}",
  ".amp-nav a:hover{text-decoration:underline}",
  ".amp-nav [aria-current]{font-weight:600;text-decoration:underline;text-decoration-color:var(--signal);text-decoration-thickness:2px;text-underline-offset:.4em}",
  ".amp-rows{border-top:var(--hairline) solid var(--rule);counter-reset:row}",
  ".amp-rows li{display:flex;padding-block:1.125rem;border-bottom:var(--hairline) solid var(--rule);font-family:var(--font-serif);font-size:var(--text-lg);font-weight:500;line-height:var(--leading-snug);text-wrap:pretty}",
  "ol.amp-rows li::before{counter-increment:row;content:counter(row);flex:none;width:2rem;color:var(--signal)}",
  "@media (min-width:64rem){.service .chart-figure{border-top:0;padding-top:0}}",
  "form [visible-when-invalid]:not(.visible){display:none}",
  "form .user-invalid{border-color:var(--danger);box-shadow:inset 0 0 0 1px var(--danger)}",
  "form.amp-form-submit-success .amp-fields{display:none}",
  "form.amp-form-submitting .button{opacity:.6;cursor:progress}",
].join("")
