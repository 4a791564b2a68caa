import { siteAddress } from "./site-address"

test.each([
  ["mint.example", "https://mint.example"],
  ["www.mint.example/news?id=7#top", "https://www.mint.example/news?id=7#top"],
  ["http://mint.example", "http://mint.example"],
  ["HTTPS://Mint.Example/", "HTTPS://Mint.Example/"],
  ["mint.co.in:8443", "https://mint.co.in:8443"],
  ["mint.example.", "https://mint.example."],
  ["समाचार.भारत", "https://समाचार.भारत"],
  ["xn--mller-kva.example", "https://xn--mller-kva.example"],
])("%s is the address %s", (typed, address) => {
  expect(siteAddress(typed)).toBe(address)
})

test.each([
  "",
  "mint",
  "our site",
  "mint .example",
  "mint..example",
  ".example",
  "https://",
  "https:///mint.example",
  "//mint.example",
  "https:mint.example",
  "https:\\\\mint.example",
  "ftp://mint.example",
  "javascript:alert(1)",
  "mailto:asha@mint.example",
  "asha@mint.example",
  "https://asha:secret@mint.example",
  "http://localhost:8000",
  "http://127.0.0.1",
  "http://[::1]/",
  "1.5",
  "mint.example:port",
])("%s is no address of a site", typed => {
  expect(siteAddress(typed)).toBeUndefined()
})
