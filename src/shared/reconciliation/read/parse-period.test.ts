import fc from "fast-check"
import { runs } from "../../../../test/support/runs"
import { dateFormatOf, longDate } from "../../date-format"
import { isDay, shortPeriod } from "../table"
import { isWeekday, monthOf, parsePeriod } from "./parse-period"
import { areNewestFirst, readPeriods } from "./read-periods"

test.each([
  ["2026-09-21", "2026-09-21"],
  ["2026/9/21", "2026-09-21"],
  ["20260921", "2026-09-21"],
  ["2026-09-21T00:00:00Z", "2026-09-21"],
  ["2026-09-21 00:00:00.000", "2026-09-21"],
  ["2026-09-21 00:00:00+00", "2026-09-21"],
  ["2026-09-21T00:00:00+05:30", "2026-09-21"],
  ["21/09/2026 00:00", "2026-09-21"],
  ["21/9/2026 12:00:00 AM", "2026-09-21"],
  ["21 Sep 2026 00:00", "2026-09-21"],
  ["21/09/2026", "2026-09-21"],
  ["२१/०९/२०२६", "2026-09-21"],
  ["２１／０９／２０２６", "2026-09-21"],
  ["\u200e21/09/2026\u200e", "2026-09-21"],
  ["21\u00a0Sep\u00a02026", "2026-09-21"],
  ["21-09-26", "2026-09-21"],
  ["21.9.2026", "2026-09-21"],
  ["21. 9. 2026", "2026-09-21"],
  ["21.09.26", "2026-09-21"],
  ["21 Sep 2026", "2026-09-21"],
  ["21-Sep-26", "2026-09-21"],
  ["21st September 2026", "2026-09-21"],
  ["Sept 21, 2026", "2026-09-21"],
  ["Sep 21, 26", "2026-09-21"],
  ["September 21 2026", "2026-09-21"],
  ["21. September 2026", "2026-09-21"],
  ["1. März 2026", "2026-03-01"],
  ["01. Mrz 2026", "2026-03-01"],
  ["3. Mai 2026", "2026-05-03"],
  ["12. Dez. 2026", "2026-12-12"],
  ["Mon, 21 Sep 2026", "2026-09-21"],
  ["Mo. 21.09.2026", "2026-09-21"],
  ["Wednesday 23 September 2026", "2026-09-23"],
  ["21/09/2026 - 27/09/2026", "2026-09-21"],
  ["21 Sep 2026 – 27 Sep 2026", "2026-09-21"],
  ["21.09.2026 bis 27.09.2026", "2026-09-21"],
  ["20260921-20260927", "2026-09-21"],
  ["2026-09-21,2026-09-27", "2026-09-21"],
  ["2026-W39", "2026-09-21"],
  ["2026-W39-1", "2026-09-21"],
  ["2026-W39-7", "2026-09-27"],
  ["202639", "2026-09-21"],
  ["W39 2026", "2026-09-21"],
  ["KW 39/2026", "2026-09-21"],
  ["Week 39, 2026", "2026-09-21"],
  ["39. KW 2026", "2026-09-21"],
  ["39. Woche 2026", "2026-09-21"],
  ["2. KW/2026", "2026-01-05"],
  // ISO 8601: the first week has 4 January, and so begins in the year before.
  ["2026-W01", "2025-12-29"],
  ["2026-W53", "2026-12-28"],
  ["2026-09", "2026-09-01"],
  ["09/2026", "2026-09-01"],
  ["September 2026", "2026-09-01"],
  ["Sep 2026", "2026-09-01"],
  ["Sep '26", "2026-09-01"],
  ["Dezember 2026", "2026-12-01"],
  ["", undefined],
  ["Week 3", undefined],
  ["KW 39", undefined],
  ["21 Sep", undefined],
  ["Sep-26", undefined],
  ["202609", undefined],
  ["31/02/2026", undefined],
  ["32.1.2026", undefined],
  ["2025-W53", undefined],
  ["2026-09-21 05:00", undefined],
  ["27/09/2026 - 21/09/2026", undefined],
  ["Total 2026", undefined],
  ["Marmalade 2026", undefined],
  ["12345", undefined],
  ["1-2", undefined],
])("%j begins on %s", (written, day) => expect(parsePeriod(written)).toBe(day))

test("months and weekdays have their names in the site's language, in English and in German", () => {
  const months = ["septembre", "sept.", "juil.", "jui", "Oktober", "Sept", "se", "सितंबर"]
  expect(months.map(name => monthOf(name, ["fr", "en", "de"]))).toEqual([9, 9, 7, 0, 10, 9, 0, 0])
  expect(monthOf("सितंबर", ["hi"])).toBe(9)
  expect(["lun.", "Mon", "So", "Total"].map(name => isWeekday(name, ["fr", "en", "de"]))).toEqual([
    true,
    true,
    true,
    false,
  ])
})

test.each([
  ["days that exist", ["08/10/2026", "08/17/2026"], "monthFirst", "2026-08-10"],
  ["days that exist", ["10/08/2026", "17/08/2026"], "dayFirst", "2026-08-10"],
  ["steps of a week", ["03/08/2026", "10/08/2026"], "dayFirst", "2026-08-03"],
  ["steps of a week, month first", ["08/03/2026", "08/10/2026"], "monthFirst", "2026-08-03"],
  ["ranges", ["01/08/2026 - 07/08/2026", "08/08/2026 - 14/08/2026"], "dayFirst", "2026-08-01"],
  ["points", ["01.02.2026", "02.02.2026"], "dayFirst", "2026-02-01"],
  ["the same in both", ["01/01/2026", "2/2/26"], "dayFirst", "2026-01-01"],
  ["days or months", ["01/01/2026", "02/01/2026", "03/01/2026"], "eitherOrder", undefined],
  ["one date", ["01/09/2026"], "eitherOrder", undefined],
  ["dates without an order", ["1 Feb 2026", "2026-02-02"], undefined, "2026-02-01"],
  ["weeks", ["202601", "202638"], undefined, "2025-12-29"],
  ["weeks with a hyphen", ["2026-09", "2026-13"], undefined, "2026-02-23"],
  ["weeks before their year", ["06/2026", "13/2026"], undefined, "2026-02-02"],
  ["weeks after a year", ["52/2026", "53/2026", "1/2027"], undefined, "2026-12-21"],
  ["months before their year", ["06/2026", "12/2026"], undefined, "2026-06-01"],
  ["a month among days", ["September 2026", "1 Sep 2026", "2 Sep 2026"], undefined, undefined],
  [
    "a range over weeks",
    ["2026-09-07 - 2026-10-04", "2026-09-07 - 2026-09-13", "2026-09-14 - 2026-09-20"],
    undefined,
    undefined,
  ],
  ["months of two years", ["202511", "202512", "202601"], undefined, "2025-11-01"],
  ["weeks or months", ["202601", "202602"], undefined, undefined],
])("a table's dates are read in one way: %s", (_, periods, order, first) => {
  const read = readPeriods(periods)
  expect([read.order, read.days[0]]).toEqual([order, first])
})

test.each([
  [["Week 12", "Week 11", "Week 10"], true],
  [["KW 2", "KW 1", "KW 52", "KW 51"], true],
  [["KW 51", "KW 52", "KW 1", "KW 2"], false],
  [["28 Sep", "21 Sep", "14 Sep"], true],
  [["14 Sep", "21 Sep", "5 Oct"], false],
  [["Nov-26", "Oct-26", "Sep-26"], true],
  [["March", "February", "January"], true],
  [["first", "second", "third"], false],
  [[], false],
])("%j stand from the newest on: %s", (periods, isNewestFirst) =>
  expect(areNewestFirst(periods)).toBe(isNewestFirst),
)

test("every day is read as the site writes it, and as spreadsheets do", () => {
  const anyDay = fc
    .date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
    .map(date => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(anyDay, day => {
      const [year, month, date] = day.split("-")
      expect(isDay(day)).toBe(true)
      for (const written of [
        day,
        longDate(day),
        shortPeriod(day),
        `${date}/${month}/${year}`,
        `${date}.${month}.${year}`,
        `${year}${month}${date}`,
      ])
        expect([written, parsePeriod(written)]).toEqual([written, day])
    }),
    runs(60),
  )
})

test.each(["en-IN", "fr", "cs", "et", "hi", "ta", "bn"])(
  "short and long months of %s are read, as pages write them",
  language => {
    const { short, long } = dateFormatOf(language)
    for (const { months } of [short, long])
      expect(months.map(name => monthOf(name, [language]))).toEqual(months.map((_, i) => i + 1))
  },
)
