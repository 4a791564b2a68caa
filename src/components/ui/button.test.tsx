import { render } from "../../../test/support/render"
import { Button, sizes, variants } from "./button"

// Their styles: test/browser/colours.test.ts.
test("the specified variants and sizes exist", () => {
  expect(variants.join(" ")).toBe("default destructive outline secondary ghost link hero subtle")
  expect(sizes.join(" ")).toBe("default sm lg icon")
})

test("a button submits no form unless it says so", () => {
  expect(render(<Button>Send</Button>)).toBe(
    '<button type="button" class="button button-default">Send</button>',
  )
  expect(render(<Button type="submit" disabled className="wide" />)).toMatch(
    /^<button type="submit" class="[^"]* wide" disabled="">/,
  )
})
