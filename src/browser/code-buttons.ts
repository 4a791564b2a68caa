/** Loads the buttons that copy code where a page shows code; without them it can still be selected. */
export const offerCodeButtons = (): void => {
  if (!document.querySelector(".gatsby-highlight") || !navigator.clipboard) return
  import("./copy-code").then(
    ({ addCopyButtons }) => addCopyButtons(document),
    () => {},
  )
}
