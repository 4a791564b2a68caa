import { render } from "../../../test/support/render"
import { Button } from "./button"

test("a button submits no form unless it says so", () => {
  expect(render(<Button>Send</Button>)).toBe(
    '<button type="button" class="button button-default">Send</button>',
  )
  expect(render(<Button type="submit" disabled className="wide" />)).toMatch(
    /^<button type="submit" class="[^"]* wide" disabled="">/,
  )
})
