import { seededRandom } from "../support/seeded-random"

/** A seeded random source, so that a failing run can be repeated. */
export const randomFrom = (seed: number) => {
  const next = seededRandom(seed)
  const pick = <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)] as T
  const bytes = (length: number) => Buffer.from(Array.from({ length }, () => Math.floor(next() * 256)))
  return { next, pick, bytes }
}
export type Random = ReturnType<typeof randomFrom>

const keys = "name email message company phone service budget form form_instance website".split(" ")
const badKeys = [
  ..."__proto__ constructor prototype toString name[] name[__proto__]".split(" "),
  ...["", "\u0000", "a".repeat(300)],
]
const badValues = [
  "x\r\nBcc: victim@example.com",
  "\u0000\u0001\u001b[2J",
  "=cmd|' /C calc'!A0",
  "<script>alert(1)</script>",
  "' or 1=1; drop table enquiries; --",
  "\ud800",
  "🙂".repeat(3000),
  "x".repeat(6000),
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the syntax of Log4Shell
  "${jndi:ldap://x}",
  "../../etc/passwd",
  "%00%0d%0a",
  "a@b.in",
  "Asha",
  "",
]
const oddJson: readonly unknown[] = [
  ...[null, 0, -1e308, true, [], {}, [["x"]], "NaN"],
  ...[{ toString: "x" }, { length: 1e9 }],
]

const valid: [string, string][] = [
  ["name", "Asha"],
  ["email", "a@b.in"],
  ["message", "hi"],
]

const fields = (random: Random): [string, string][] => [
  ...(random.next() < 0.3 ? valid : []),
  ...oddFields(random),
]

const oddFields = (random: Random): [string, string][] =>
  Array.from({ length: Math.floor(random.next() * 12) }, () => [
    random.pick(random.next() < 0.8 ? keys : badKeys),
    random.pick(badValues),
  ])

const jsonBody = (random: Random): string => {
  const entries = fields(random).map(([key, value]) => [
    key,
    random.next() < 0.4 ? random.pick(oddJson) : value,
  ])
  const text = `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(",")}}`
  const unfinished = [text.slice(0, -1), `${text}}`, "[".repeat(30_000), '{"a":'.repeat(5000)]
  const broken = [...unfinished, "", "null", "\ufeff{}", "{'a':1}"]
  return random.pick([text, text, text, random.pick(broken)])
}

const multipartBody = (random: Random): Buffer => {
  const disposition = () =>
    random.pick([
      `Content-Disposition: form-data; name="${random.pick(keys)}"`,
      `Content-Disposition: form-data; name="${random.pick(badKeys)}"`,
      `Content-Disposition: form-data; name="name"; filename="../../x\\"`,
      "Content-Disposition: form-data",
      "Content-Disposition: attachment; name",
      `content-disposition: form-data; name*=utf-16''%ff%fe`,
      "X".repeat(20_000),
      "",
    ])
  const part = () =>
    `${random.pick(["--b\r\n", "--b\n", "--c\r\n", "--b--\r\n", "\r\n--b\r\n"])}${disposition()}\r\n\r\n${random.pick(badValues)}\r\n`
  const parts = Array.from({ length: Math.floor(random.next() * 6) }, part).join("")
  const whole = Buffer.from(`${parts}${random.pick(["--b--\r\n", "--b--", "", "--b"])}`)
  return random.next() < 0.2 ? whole.subarray(0, Math.floor(random.next() * whole.length)) : whole
}

const types = [
  "application/json",
  "application/json; charset=utf-16",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=b",
  'multipart/form-data; boundary="',
  "multipart/form-data",
  `multipart/form-data; boundary=${"b".repeat(300)}`,
  "multipart/mixed; boundary=b",
  "text/plain",
  "unread",
  "application/json/json;;;=",
  "*/*",
  "",
]

const urlencodedBody = (random: Random): string =>
  fields(random)
    .map(
      ([key, value]) => `${key}=${random.pick([value, encodeURIComponent(Buffer.from(value).toString())])}`,
    )
    .join("&")

/** A body and, usually, its content type. */
const contentOf = (random: Random): { readonly type: string; readonly body: Buffer } => {
  const kind = random.next()
  const type = (own: string) => (random.next() < 0.8 ? own : random.pick(types))
  if (kind < 0.3) return { type: type("application/json"), body: Buffer.from(jsonBody(random)) }
  if (kind < 0.55) return { type: type("multipart/form-data; boundary=b"), body: multipartBody(random) }
  if (kind < 0.8)
    return { type: type("application/x-www-form-urlencoded"), body: Buffer.from(urlencodedBody(random)) }
  if (kind < 0.92) return { type: random.pick(types), body: random.bytes(Math.floor(random.next() * 400)) }
  const filler = random.pick(["a", "=", "&a=b", "\r\n--b\r\n", "[", "%"])
  return { type: random.pick(types), body: Buffer.alloc(60_000 + Math.floor(random.next() * 40_000), filler) }
}

/** Usually the proper endpoint. */
const paths = [
  ...Array<string>(16).fill("/api/contact"),
  "/api/contact?a[]=b#c",
  "/api/contact?__amp_source_origin=https://site.example",
  "/api/contact?__amp_source_origin=%%%",
]

const lineOf = (random: Random): string => {
  const method = random.next() < 0.95 ? "POST" : random.pick("GET HEAD PUT OPTIONS DELETE PATCH".split(" "))
  return `${method} ${random.pick(paths)} HTTP/1.1`
}

const oddHeaders = [
  "Origin: null",
  "Origin: https://evil.example",
  "Origin: http://[::1",
  "Origin: https://a-b.cdn.ampproject.org",
  "Content-Encoding: gzip",
  "Content-Encoding: identity",
  "Accept: text/html",
  "Accept: */*;q=abc,,,",
  "AMP-Same-Origin: true",
  "X-Forwarded-For: ,,,;drop",
  "X-Forwarded-Host: a\\b",
  "Cookie: a=%ff; __proto__=1",
  "Expect: 100-continue",
  `X-Long: ${"y".repeat(9000)}`,
  "Host: \u00e9\u00e9",
  `Host: ${"[:".repeat(4000)}`,
  `Accept: ${",q=0.1".repeat(2000)}`,
  `Origin: https://${"xn--".repeat(3000)}`,
  `X-Forwarded-For: ${"1.1.1.1:".repeat(1500)}`,
]

/** The bytes of a hostile request, and whether it is shorter than its Content-Length. */
export const hostileRequest = (random: Random): { readonly bytes: Buffer; readonly cut: boolean } => {
  const { type, body } = contentOf(random)
  const transfer = random.next()
  const cut = transfer > 0.97
  const chunked = transfer > 0.7 && !cut
  const middle = Math.floor(body.length / 2)
  const chunk = (part: Buffer) => [Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from("\r\n")]
  const content = chunked
    ? [
        ...[body.subarray(0, middle), body.subarray(middle)].filter(part => part.length > 0).flatMap(chunk),
        Buffer.from(random.pick(["0\r\n\r\n", "0\r\n\r\n", "0\r\n\r\n", "zz\r\n\r\n"])),
      ]
    : [body]
  const head = [
    lineOf(random),
    "Host: site.example",
    `Content-Type: ${type}`,
    chunked ? "Transfer-Encoding: chunked" : `Content-Length: ${body.length + (cut ? 10 : 0)}`,
    ...(random.next() < 0.35 ? [random.pick(oddHeaders)] : []),
    "Connection: close",
  ]
  return { bytes: Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`, "latin1"), ...content]), cut }
}
