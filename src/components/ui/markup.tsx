/** HTML that the build made from markdown. */
export const Markup = ({ html, className }: { html: string; className?: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from content/, rendered by the build
  <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
)
