import { navigate } from "gatsby"
import { isValidElement, type ReactElement, type ReactNode } from "react"
import { render, tags } from "../../../test/support/render"
import { SearchBox } from "./search-box"

type FormProps = { onSubmit: (event: unknown) => void }

/** The form's element within components that use no hooks. */
const formIn = (node: ReactNode): ReactElement<FormProps> | undefined => {
  if (Array.isArray(node)) return node.map(formIn).find(Boolean)
  if (!isValidElement<{ children?: ReactNode }>(node)) return undefined
  if (node.type === "form") return node as unknown as ReactElement<FormProps>
  const { type, props } = node
  return formIn(typeof type === "function" ? (type as (props: object) => ReactNode)(props) : props.children)
}

const submit = (text: string, onSearch?: () => void) => {
  const formData = jest
    .spyOn(globalThis, "FormData")
    .mockImplementation(() => new Map([["q", text]]) as unknown as FormData)
  const preventDefault = jest.fn()
  formIn(<SearchBox id="x" onSearch={onSearch} />)?.props.onSubmit({
    preventDefault,
    currentTarget: { reset: () => undefined },
  })
  formData.mockRestore()
  expect(preventDefault).toHaveBeenCalledTimes(1)
}

beforeEach(() => jest.mocked(navigate).mockClear())

test.each(["", "   ", "\t\n"])("blank text (%j) is ignored", text => {
  const onSearch = jest.fn()
  submit(text, onSearch)
  expect(navigate).not.toHaveBeenCalled()
  expect(onSearch).not.toHaveBeenCalled()
})

test.each([
  ["seo", "/search?q=seo"],
  ["  cohort analysis ", "/search?q=cohort%20analysis"],
  ["R&D + 100%", "/search?q=R%26D%20%2B%20100%25"],
])("%j leads to %s", (text, path) => {
  submit(text)
  expect(jest.mocked(navigate).mock.calls).toEqual([[path]])
})

test("whoever shows the box is told of a search, as the side menu is to close", () => {
  const onSearch = jest.fn()
  submit("seo", onSearch)
  expect(onSearch).toHaveBeenCalledTimes(1)
})

test("without JavaScript the browser sends the form to /search as q", () => {
  const html = render(<SearchBox id="x" />)
  expect(tags(html, "form")[0]).toMatch(/action="\/search"/)
  expect(tags(html, "form")[0]).not.toContain("method")
  expect(tags(html, "input")[0]).toMatch(/type="search" name="q"/)
  expect(tags(html, "button")[0]).toContain('type="submit"')
})

test("field and button are named, the field by the label of its id", () => {
  const html = render(<SearchBox id="header-search" />)
  expect(html).toMatch(/<label for="header-search"[^>]*>Search this site<\/label>/)
  expect(tags(html, "input")[0]).toContain('id="header-search"')
  expect(tags(html, "button")[0]).toContain('aria-label="Search"')
})
