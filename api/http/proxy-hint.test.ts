import { proxyHint } from "./proxy-hint"

const forwarded = { headers: { "x-forwarded-for": "203.0.113.9" } }

test("a forwarded header without TRUST_PROXY is told once", () => {
  const said: string[] = []
  const hint = proxyHint(0, line => said.push(line))
  hint({ headers: {} })
  expect(said).toEqual([])
  for (let i = 0; i < 3; i += 1) hint(forwarded)
  expect(said).toEqual([expect.stringContaining("TRUST_PROXY=1")])
})

test("with it nothing is told", () => {
  const say = jest.fn()
  proxyHint(1, say)(forwarded)
  expect(say).not.toHaveBeenCalled()
})
