import type { PreRenderHTMLArgs } from "gatsby"
import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { deferScripts, removeScripts } from "./scripts"

/** A document's head and the end of its body, as Gatsby hands them to `onPreRenderHTML`. */
const change = (
  by: typeof deferScripts,
  { head = [], end = [] }: { head?: ReactNode[]; end?: ReactNode[] },
) => {
  const changed = { head, end }
  by({
    getHeadComponents: () => changed.head,
    replaceHeadComponents: (nodes: ReactNode[]) => {
      changed.head = [...nodes]
    },
    getPostBodyComponents: () => changed.end,
    replacePostBodyComponents: (nodes: ReactNode[]) => {
      changed.end = [...nodes]
    },
  } as PreRenderHTMLArgs)
  return { head: changed.head, end: renderToStaticMarkup(<body>{changed.end}</body>) }
}

const script = <script key="x" src="/app.js" async />

test("Gatsby's scripts and the manifest wait in a template until a valid script inserts them", () => {
  const { end } = change(deferScripts, { end: [script] })
  const [, start = ""] =
    /<template id="application"><link rel="manifest" href="\/manifest.webmanifest"\/><script src="\/app\.js" async=""><\/script><\/template><script>(.*)<\/script>/s.exec(
      end,
    ) ?? []
  expect(start).toContain('getElementById("application")')
  expect(() => new Function(start)).not.toThrow()
})

test("removing scripts keeps the rest of the head in order and leaves only the script for the year and the way on", () => {
  const title = <title key="t">410</title>
  const refresh = <meta key="m" httpEquiv="refresh" content="3;url=/analytics" />
  const { head, end } = change(removeScripts, { head: [title, script, "text", null, refresh], end: [script] })
  expect(head).toEqual([title, "text", null, refresh])
  expect(end).toMatch(/^<body><script>[^<]*getFullYear\(\)[^<]*location\.replace[^<]*<\/script><\/body>$/)
})
