import { readFileSync } from "node:fs"
import { join } from "node:path"
import { render } from "../../../test/support/render"
import { Button, ButtonLink } from "./button"

const css = readFileSync(join(__dirname, "../../styles/buttons.css"), "utf8")
const classesOf = (html: string) => (/class="([^"]*)"/.exec(html)?.[1] ?? "").split(" ")
const isStyled = (name: string) => new RegExp(`\\.${name}(?=[ ,:)])`).test(css)

const variants = [
  "default",
  "destructive",
  "outline",
  "secondary",
  "ghost",
  "link",
  "hero",
  "subtle",
] as const
const sizes = ["default", "sm", "lg", "icon"] as const

test.each(variants)("the variant %s has a look of its own", variant => {
  const classes = classesOf(render(<Button variant={variant}>x</Button>))
  expect(classes).toContain(`button-${variant}`)
  expect(classes.filter(name => !isStyled(name))).toEqual([])
})

test.each(sizes)("the size %s has measures of its own", size => {
  const classes = classesOf(render(<Button size={size}>x</Button>))
  expect(classes.filter(name => !isStyled(name))).toEqual([])
})

test("no two sizes look the same", () => {
  expect(new Set(sizes.map(size => render(<Button size={size}>x</Button>))).size).toBe(sizes.length)
})

test("a button is a default one of default size where nothing else is said, and sends no form", () => {
  expect(render(<Button>Send</Button>)).toBe(
    '<button type="button" class="button button-default">Send</button>',
  )
})

test("a button can send a form, be disabled and have further classes", () => {
  const html = render(
    <Button type="submit" disabled className="wide">
      Send
    </Button>,
  )
  expect(html).toMatch(/^<button type="submit" class="[^"]* wide" disabled="">/)
})

test("a link can look like a button, and is still a link", () => {
  expect(
    render(
      <ButtonLink to="/contact" variant="hero" size="lg">
        Book
      </ButtonLink>,
    ),
  ).toBe('<a href="/contact" class="button button-hero button-lg">Book</a>')
})
