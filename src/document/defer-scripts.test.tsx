import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { deferScripts } from "./defer-scripts"

const started = (components: ReactNode[]): string => {
  let postBody: ReactNode[] = []
  deferScripts({
    getPostBodyComponents: () => components,
    replacePostBodyComponents: replaced => {
      postBody = [...replaced]
    },
  })
  return renderToStaticMarkup(<body>{postBody}</body>)
}

test("Gatsby's scripts and the manifest lie in a template, and one script takes them out", () => {
  const html = started([<script key="a" src="/app.js" async />])
  expect(html).toMatch(
    /<template id="application"><link rel="manifest" href="\/manifest.webmanifest"\/><script src="\/app\.js" async=""><\/script><\/template><script>/,
  )
})

test("the script is one that a browser can read", () => {
  const script = /<\/template><script>(.*)<\/script>/s.exec(started([]))?.[1] ?? ""
  expect(() => new Function(script)).not.toThrow()
  expect(script).toContain('getElementById("application")')
})
