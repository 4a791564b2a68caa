import { decodeFile } from "./cells"
import { readTable } from "./read-table"

const cells = (pasted: string) =>
  readTable(pasted).entries.map(({ period, books, analytics }) => [period, books, analytics])

test.each([
  [
    "quotation marks and commas",
    '"Week 1, ""sale"""\t"1,23,456"\t99',
    [['Week 1, "sale"', "1,23,456", "99"]],
  ],
  ["two marks at the beginning", '"""sale"""\t5\t4', [['"sale"', "5", "4"]]],
  [
    "a mark that is never closed",
    '"sale\t5\t4\nb\t6\t5',
    [
      ['"sale', "5", "4"],
      ["b", "6", "5"],
    ],
  ],
  [
    "marks before one that is never closed",
    '3 Aug 2026,"1,234","1,100"\n10 Aug 2026,"1,200","1,150',
    [["3 Aug 2026", "1,234", "1,100"]],
  ],
  ["commas in quotes", '3 Aug 2026,"1,234","1,100"', [["3 Aug 2026", "1,234", "1,100"]]],
  [
    "the tool's own file",
    "\uFEFFPeriod,Books,Analytics,Missing,Missing %,Lower limit %,Upper limit %\r\n2026-08-17,1000,800,200,20.00,2.93,7.07\r\n",
    [["2026-08-17", "1000", "800"]],
  ],
  ["its rows alone", "2026-08-17,1000,800,200,20.00,2.93,7.07", [["2026-08-17", "1000", "800"]]],
  [
    "two columns, periods without a name",
    "462\t434\n481\t454",
    [
      ["1", "462", "434"],
      ["2", "481", "454"],
    ],
  ],
  [
    "two columns with a heading",
    "Shop;GA4\n462;434\n481;454",
    [
      ["1", "462", "434"],
      ["2", "481", "454"],
    ],
  ],
])("%s are kept", (_, pasted, rows) => expect(cells(pasted)).toEqual(rows))

test.each([
  ["UTF-8", [...new TextEncoder().encode("März;1")], "März;1"],
  ["UTF-16, as Excel writes it", [0xff, 0xfe, 0x4d, 0, 0xe4, 0], "Mä"],
  ["UTF-16, the other way round", [0xfe, 0xff, 0, 0x4d, 0, 0xe4], "Mä"],
  ["Windows-1252", [0x4d, 0xe4, 0x72, 0x7a, 0x3b, 0x31, 0xa0, 0x32], "März;1\u00a02"],
  ["a workbook", [0x50, 0x4b, 3, 4, 0x14, 0], undefined],
  ["a file that is too large", new Array(1_000_001).fill(0x31), undefined],
] as const)("the text of a file: %s", (_, bytes, text) =>
  expect(decodeFile(new Uint8Array(bytes))).toBe(text),
)
