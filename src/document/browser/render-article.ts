const whenIdle = window.requestIdleCallback ?? ((run: IdleRequestCallback) => setTimeout(run, 1))

/**
 * Renders what the stylesheet leaves out below the first screen (`content-visibility`), a few elements whenever the browser
 * is idle: whoever reads a page's rendered text, such as reader modes and assistants, does not scroll.
 */
export const renderArticle = (page: ParentNode): void => {
  const elements = page.querySelectorAll<HTMLElement>("main > *, .article-body > *, .site-footer").values()
  const renderSome = (deadline?: IdleDeadline): void => {
    do {
      const { value, done } = elements.next()
      if (done) return
      value.style.contentVisibility = "visible"
      // Laid out now, so that the time it takes counts.
      value.getBoundingClientRect()
    } while (deadline && deadline.timeRemaining() > 10)
    whenIdle(renderSome)
  }
  whenIdle(renderSome)
}
