import { addresses } from "../../src/shared/addresses"
import { siteUrl } from "../../src/shared/site"
import { sharedSite } from "../support/run-site"

const running = sharedSite()
const subdomain = new URL(siteUrl).hostname.replaceAll("-", "--").replaceAll(".", "-")
const cacheOrigin = `https://${subdomain}.cdn.ampproject.org`
const answers = {
  name: "Asha Rao",
  email: "asha@example.in",
  company: "",
  phone: "",
  service: "multiple",
  budget: "50k+",
  message: "How many readers come back?",
}

/** Posts as the runtime's amp-form does (amp.dev, "amp-form", "Data submission" and "CORS in AMP"). */
const post = (fields: Record<string, string>, headers: Record<string, string>) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const query = new URLSearchParams({ __amp_source_origin: siteUrl })
  return fetch(`${running.url}${addresses.contactEndpoint}?${query}`, {
    method: "POST",
    body,
    headers: { Accept: "application/json", ...headers },
    redirect: "manual",
  })
}

describe.each([
  ["the site", siteUrl, { Origin: siteUrl, "AMP-Same-Origin": "true" }],
  ["an AMP cache", cacheOrigin, { Origin: cacheOrigin }],
])("a form on %s", (_place, origin, headers) => {
  const expectReadable = (response: Response) => {
    expect(response.headers.get("access-control-allow-origin")).toBe(origin)
    expect(response.headers.get("access-control-allow-credentials")).toBe("true")
    expect(response.headers.get("amp-access-control-allow-source-origin")).toBe(siteUrl)
    expect(response.headers.get("access-control-expose-headers")).toBe(
      "AMP-Access-Control-Allow-Source-Origin",
    )
    expect(response.headers.get("vary")).toMatch(/\bOrigin\b/)
    expect(response.headers.get("content-type")).toMatch(/^application\/json\b/)
  }

  test("is thanked with JSON that it may read", async () => {
    const response = await post(answers, headers)
    expect(response.status).toBe(200)
    expectReadable(response)
    expect(await response.json()).toEqual({ message: "Thanks! We'll get back to you shortly." })
  })

  test("is told every wrong field, in JSON that it may read", async () => {
    const response = await post({ ...answers, name: "", email: "nobody", budget: "1m" }, headers)
    expect(response.status).toBe(400)
    expectReadable(response)
    const { message, errors, verifyErrors } = await response.json()
    expect(message).toEqual(expect.any(String))
    expect(verifyErrors.map(({ name }: { name: string }) => name)).toEqual(["name", "email", "budget"])
    expect(errors.map(({ field }: { field: string }) => field)).toEqual(["name", "email", "budget"])
    for (const error of verifyErrors) expect(error.message).toMatch(/\S/)
  })
})

test.each([
  ["another site", "https://evil.example"],
  ["another publisher's AMP cache", "https://evil-example.cdn.ampproject.org"],
])("%s is refused and may not read the answer", async (_who, Origin) => {
  const response = await post(answers, { Origin })
  expect(response.status).toBe(403)
  expect(response.headers.get("access-control-allow-origin")).toBeNull()
})
