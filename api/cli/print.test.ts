import type { Enquiry } from "../store/enquiry"
import { toCsv } from "./print"

test("a CSV file has a header and CRLF line ends", () => {
  const enquiry: Enquiry = {
    id: "1",
    receivedAt: "2025-10-10T09:30:00.000Z",
    form: "audit",
    instance: "i",
    spam: ["honeypot"],
    consent: true,
    emailjs: { outcome: "failed", reason: "403 Forbidden" },
    status: "new",
    attempts: 0,
    fields: { name: 'A "B", =C', email: "a@b.in", message: "line\nline" },
  }
  const csv =
    '"id","receivedAt","form","status","spam","consent","policy","emailjs","name","email","company","phone","service","budget","message"\r\n' +
    '"1","2025-10-10T09:30:00.000Z","audit","new","honeypot","true","","failed: 403 Forbidden","A ""B"", =C","a@b.in","","","","","line\nline"\r\n'
  expect(toCsv([enquiry])).toBe(csv)
  expect(toCsv([enquiry], { bom: true })).toBe(`\ufeff${csv}`)
})
