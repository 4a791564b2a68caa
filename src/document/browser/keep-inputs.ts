type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const controlsIn = (container: Element): Control[] => [
  ...container.querySelectorAll<Control>("input:not([type=hidden]), textarea, select"),
]

const hasChanged = (control: Control): boolean =>
  control instanceof HTMLSelectElement
    ? Array.from(control.options).some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : control.value !== control.defaultValue ||
      ("checked" in control && control.checked !== control.defaultChecked)

/** React listens to the property of the element itself, and would take a value that it saw there for its own. */
const fill = (control: Control, old: Control): void => {
  Reflect.set(Object.getPrototypeOf(control), "value", old.value, control)
  if ("checked" in control && "checked" in old) control.checked = old.checked
  control.dispatchEvent(new Event("input", { bubbles: true }))
}

/**
 * Remembers the fields of a page, which React makes anew if hydration fails: browsers, extensions and proxies may have changed
 * the document. @returns a function that gives the new ones what the old ones held, and the focus
 */
export const keepInputs = (container: Element): (() => void) => {
  let kept = controlsIn(container)
  let focused = document.activeElement
  container.addEventListener("focusin", ({ target }) => {
    focused = target as Element
  })
  return () => {
    kept = [...new Set([...kept, ...controlsIn(container)])].filter(old => {
      if (old.isConnected) return true
      const control = document.getElementById(old.id)
      if (control?.tagName !== old.tagName) return true
      if (hasChanged(old)) fill(control as Control, old)
      if (old === focused && document.activeElement === document.body) control.focus({ preventScroll: true })
      return false
    })
  }
}
