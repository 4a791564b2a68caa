import { addresses } from "../../src/shared/addresses"
import { openSite } from "../support/open-site"
import { pageKinds } from "../support/page-kinds"

const { show } = openSite()

const height = 800
const widths = Array.from({ length: 161 }, (_, step) => 320 + step * 10)

/** How far the page reaches beyond the window, and the controls that do, or that their own box cuts off. */
const tooWide = () => {
  const { clientWidth, scrollWidth } = document.documentElement
  const scrolls = ".table-scroll, pre, .skip-link, .trap, dialog"
  const controls = [...document.querySelectorAll("a, button, input, select, textarea, summary")].filter(
    control => {
      const { left, right, width } = control.getBoundingClientRect()
      if (width === 0 || control.closest(scrolls)) return false
      return left < -1 || right > clientWidth + 1 || control.scrollWidth > control.clientWidth + 1
    },
  )
  return [
    ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []),
    ...controls.map(({ tagName, textContent }) => `${tagName} ${textContent}`),
  ]
}

test.each([...pageKinds, addresses.results, addresses.landing])(
  "%s fits any window from 320 to 1920 px, and no control is cut off",
  async path => {
    const page = await show(path, { viewport: { width: 320, height } })
    const found: Record<number, string[]> = {}
    for (const width of widths) {
      await page.setViewportSize({ width, height })
      const wrong = await page.evaluate(tooWide)
      if (wrong.length > 0) found[width] = wrong
    }
    expect(found).toEqual({})
  },
)
