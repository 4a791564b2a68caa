import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { deferScripts } from "./defer-scripts"

const started = (components: ReactNode[]): string => {
  let postBody: ReactNode[] = []
  deferScripts(
    {
      getPostBodyComponents: () => components,
      replacePostBodyComponents: replaced => {
        postBody = [...replaced]
      },
    },
    ["/styles.1.css"],
  )
  return renderToStaticMarkup(<body>{postBody}</body>)
}

test("Gatsby's scripts, the whole stylesheet and the manifest lie in a template, and one script takes them out", () => {
  const html = started([<script key="a" src="/app.js" async />])
  expect(html).toMatch(
    /<template id="application"><link rel="manifest" href="\/manifest.webmanifest"\/><link rel="stylesheet" href="\/styles\.1\.css" media="print"\/><script src="\/app\.js" async=""><\/script><\/template><noscript><link rel="stylesheet" href="\/styles\.1\.css" media="print"\/><\/noscript><script>/,
  )
})

test("the script is one that a browser can read", () => {
  const script = /<\/noscript><script>(.*)<\/script>/s.exec(started([]))?.[1] ?? ""
  expect(() => new Function(script)).not.toThrow()
  expect(script).toContain('getElementById("application")')
})
