import { withTimeout } from "./with-timeout"

test("a wait ends at its limit, or with the work", async () => {
  await expect(withTimeout(20, new Promise(() => {}))).rejects.toThrow("no answer within 0.02 s")
  await expect(withTimeout(1000, Promise.resolve("OK"))).resolves.toBe("OK")
})
