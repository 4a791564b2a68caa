import { withTimeout } from "./with-timeout"

test("waiting ends with the work, or at the time limit", async () => {
  await expect(withTimeout(20, new Promise(() => {}))).rejects.toThrow("no answer within 0.02 s")
  await expect(withTimeout(1000, Promise.resolve("OK"))).resolves.toBe("OK")
})
