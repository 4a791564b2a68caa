import type { ReactNode } from "react"
import { yearScript } from "../shared/document-scripts"
import { withoutScripts } from "./without-scripts"

const run = (head: ReactNode[]) => {
  const replaceHeadComponents = jest.fn()
  const replacePostBodyComponents = jest.fn()
  withoutScripts({ getHeadComponents: () => head, replaceHeadComponents, replacePostBodyComponents })
  return {
    head: replaceHeadComponents.mock.calls[0]?.[0],
    postBody: replacePostBodyComponents.mock.calls[0]?.[0],
  }
}

test("scripts leave the head; styles, links and meta tags stay in their order", () => {
  const title = <title key="t">410</title>
  const style = <style key="s">{"a{}"}</style>
  const refresh = <meta key="m" httpEquiv="refresh" content="3;url=/analytics" />
  expect(run([title, <script key="x" src="/app.js" />, style, refresh]).head).toEqual([title, style, refresh])
})

test("whatever is no element stays", () => {
  expect(run(["text", null, undefined]).head).toEqual(["text", null, undefined])
})

test("after the body nothing is left but the visitor's year", () => {
  expect(run([]).postBody).toEqual([
    <script key="year" {...{ dangerouslySetInnerHTML: { __html: yearScript } }} />,
  ])
})
