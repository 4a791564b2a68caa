import { navigate } from "gatsby"
import { isValidElement, type ReactElement, type ReactNode } from "react"
import { SearchBox } from "./search-box"

type FormProps = { onSubmit: (event: unknown) => void }

/** Finds the form's element without rendering its components. */
const formIn = (node: ReactNode): ReactElement<FormProps> | undefined => {
  if (Array.isArray(node)) return node.map(formIn).find(Boolean)
  if (!isValidElement<{ children?: ReactNode }>(node)) return undefined
  if (node.type === "form") return node as unknown as ReactElement<FormProps>
  const { type, props } = node
  return formIn(typeof type === "function" ? (type as (props: object) => ReactNode)(props) : props.children)
}

test.each([
  ["", []],
  [" \t\n", []],
  ["  cohort analysis ", [["/search?q=cohort%20analysis"]]],
  ["R&D + 100%", [["/search?q=R%26D%20%2B%20100%25"]]],
])("submitting %j navigates to %j", (text, calls) => {
  jest.mocked(navigate).mockClear()
  const formData = jest
    .spyOn(globalThis, "FormData")
    .mockImplementation(() => new Map([["q", text]]) as unknown as FormData)
  const [preventDefault, onSearch] = [jest.fn(), jest.fn()]
  formIn(<SearchBox id="x" onSearch={onSearch} />)?.props.onSubmit({
    preventDefault,
    currentTarget: { reset: () => undefined },
  })
  formData.mockRestore()
  expect(preventDefault).toHaveBeenCalledTimes(1)
  expect(jest.mocked(navigate).mock.calls).toEqual(calls)
  expect(onSearch).toHaveBeenCalledTimes(calls.length)
})
