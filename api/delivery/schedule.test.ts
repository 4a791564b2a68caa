import { mailCap, pauseAfter, spamSchedule } from "./schedule"

test("pauses grow to six hours and stay there", () => {
  const minutes = [0, 1, 2, 5, 9, 10, 1000].map(attempts => pauseAfter(attempts, 0.5) / 60_000)
  expect(minutes).toEqual([0.5, 1, 2, 16, 256, 360, 360])
})

test("chance moves a pause by a tenth", () => {
  expect([pauseAfter(0, 0), pauseAfter(0, 1)]).toEqual([27_000, 33_000])
})

test("so many mails in an hour, then a summary, then one by one again", () => {
  let time = 0
  const cap = mailCap(2, () => time)
  for (let i = 0; i < 2; i += 1) {
    expect(cap.allows()).toBe("one")
    cap.add()
  }
  expect(cap.allows()).toBe("nothing")
  time = 3_600_000
  expect(cap.allows()).toBe("summary")
  cap.add()
  expect(cap.allows()).toBe("one")
})

test("a quiet hour begins anew, and 0 is no limit", () => {
  let time = 0
  const cap = mailCap(2, () => time)
  cap.add()
  time = 4_000_000
  cap.add()
  expect(cap.allows()).toBe("one")
  const none = mailCap(0)
  for (let i = 0; i < 100; i += 1) none.add()
  expect(none.allows()).toBe("one")
})

test("the summary of spam is due at six, holds what came before, and comes once a day", () => {
  let time = Date.parse("2025-10-10T05:00:00Z")
  const schedule = spamSchedule(() => time)
  expect(schedule.due()).toEqual(new Date("2025-10-09T06:00:00Z"))
  schedule.done(new Date("2025-10-09T06:00:00Z"))
  expect(schedule.due()).toBeUndefined()
  time = Date.parse("2025-10-10T06:00:00Z")
  expect(schedule.due()).toEqual(new Date("2025-10-10T06:00:00Z"))
  schedule.postpone(30_000)
  expect(schedule.due()).toBeUndefined()
  time += 30_000
  expect(schedule.due()).toEqual(new Date("2025-10-10T06:00:00Z"))
})
