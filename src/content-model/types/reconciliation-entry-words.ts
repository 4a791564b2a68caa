import { objectType } from "./field-types"
import { label, sentence } from "./words"

// What the page says of what a visitor enters.

export const periodWords = objectType("ReconciliationPeriods", "How sentences name a period.", {
  day: label("a day in a sentence", "{date}", "date"),
  week: label("a week in a sentence", "the week of {date}", "date"),
  more: label("the end of a list that is cut", "and {count} more", "count"),
  perDay: label("what an amount is for, if rows are days", "a day"),
  perWeek: label("what an amount is for, if rows are weeks", "a week"),
  perPeriod: label("what an amount is for, if rows are anything else", "a period of your table"),
}).optional()

export const entryWords = objectType("ReconciliationForm", "The words of the table and its fields.", {
  heading: label("a heading", "Your numbers"),
  privacy: sentence(
    "what becomes of the numbers",
    "No script on this page sends your numbers anywhere, and its security policy lets none fetch from or post to another server. Only this tab keeps them, and a link if you copy one.",
  ),
  mark: label("a mark on what is invented", "Worked example"),
  example: sentence(
    "what says that the first numbers are invented",
    "These are the orders of an invented shop, as a worked example. Type over them, or paste your own.",
  ),
  withoutScripts: sentence(
    "what a browser without scripts shows",
    "Without scripts this page shows its worked example only. The method below works in any spreadsheet.",
  ),
  paste: label("the label of the box for pasted rows", "Paste rows from a spreadsheet"),
  pasteHint: sentence(
    "what to paste",
    "Three columns, without customers’ details. The columns are period, orders in the books, orders in analytics. You can drop a CSV file here too.",
  ),
  use: label("the button that reads pasted rows", "Use these rows"),
  toAnswer: label("the link from the rows that were read to the answer", "See the answer"),
  file: label("the button that opens a file", "Open a CSV file"),
  table: label("the caption of the table", "Orders by day or week"),
  period: label("the heading of the first column", "Period"),
  books: label("the heading of the second column", "Books"),
  analytics: label("the heading of the third column", "Analytics"),
  cell: label("the name of a cell", "{column}, row {row}", "column", "row"),
  remove: label("the button that removes a row", "Remove row {row}", "row"),
  removal: label("the heading of the buttons that remove a row", "Remove"),
  add: label("the button for another row", "Add a row"),
  clear: label("the button that empties the table", "Empty the table"),
  restore: label("the button that brings the example back", "Back to the example"),
  swap: label("the button that swaps the numbers", "Swap the columns"),
  undo: label("the button that brings replaced rows back", "Undo"),
  average: label("the label of the average order", "Average order value"),
  averageHint: sentence("what it is for", "To see what the gap means in money."),
}).optional()

export const noteWords = objectType("ReconciliationNotes", "What is said about what was entered.", {
  rowsRead: sentence("that rows were read", "Rows read: {count}.", "count"),
  columns: sentence(
    "that a line has not three columns",
    "Line {line} was left out. It should have three columns, divided by tabs or semicolons if numbers have commas: {text}",
    "line",
    "text",
  ),
  measure: sentence(
    "that a column is no number of orders",
    "Nothing was read, since the heading says that this counts no orders: {text}. If it does, paste the rows without their heading.",
    "text",
  ),
  tables: sentence(
    "that two tables could not be joined",
    "These seem to be two tables, of which it isn’t sure what belongs together. Paste two tables with a date and one count each, or a single one with period, orders in the books and orders in analytics.",
  ),
  joined: sentence(
    "that two tables were joined, and how many periods only one has",
    "Two tables were joined by their dates. Periods that only one of them has were left out: {count}.",
    "count",
  ),
  numbers: sentence(
    "that a line has no two whole numbers",
    "Line {line} was left out, since orders are whole numbers: {text}",
    "line",
    "text",
  ),
  file: sentence(
    "that a file is no table of texts",
    "That file is no text that can be read. Save the sheet as CSV, up to 1 MB, or copy its cells and paste them.",
  ),
  columnsRead: sentence(
    "which columns were read",
    "These columns were read: {columns}. If they are the wrong ones, leave out the others.",
    "columns",
  ),
  moreRows: sentence("that further rows were not read", "Only the last two years of days were read."),
  replaced: sentence("that replaced rows can be brought back", "What was there before can be brought back."),
  unread: sentence(
    "that no row was read, so that the answer is of former rows",
    "Nothing was read, so the answer is still that of the rows in the table.",
  ),
  emptyRow: sentence(
    "that a row of the table lacks a number",
    "Row {row} is left out until neither of its numbers is empty.",
    "row",
  ),
  wrongRow: sentence(
    "that a row of the table has no whole number",
    "Row {row} is left out until both its numbers are whole.",
    "row",
  ),
  dayFirst: sentence("how dates were read", "Dates are read as day, month, year."),
  monthFirst: sentence("how dates were read", "Dates are read as month, day, year."),
  eitherOrder: sentence(
    "that day and month can’t be told apart",
    "Your dates may be day, month, year or month, day, year, so they stay as you wrote them. Dates such as 2026-09-21 or 21 Sep 2026 are read for sure.",
  ),
  undated: sentence(
    "that periods are no dates",
    "Your periods aren’t dates with a year, so missing ones can’t be seen, and the rows count as the oldest first.",
  ),
  newestFirst: sentence(
    "that the last row is the oldest",
    "Your periods aren’t dates with a year, so missing ones can’t be seen. Their numbers fall, so the last row counts as the oldest.",
  ),
  undatedRows: sentence(
    "which rows have no date, among rows that do",
    "Left out, since they have no date with a year as the other rows do, or are longer: {periods}.",
    "periods",
  ),
  totals: sentence(
    "which rows are sums or means of others",
    "Left out as a sum or mean of other rows: {periods}.",
    "periods",
  ),
  unfinished: sentence(
    "that the last period may not be over",
    "There are far fewer orders than usual for {periods}. If that period isn’t over, leave it out.",
    "periods",
  ),
  gaps: sentence(
    "which periods are missing",
    "There is no row for {periods}. The chart closes the gap.",
    "periods",
  ),
  twice: sentence(
    "which periods are there twice",
    "There is more than one row for {periods}. Only the first counts.",
    "periods",
  ),
  more: sentence(
    "where analytics has more orders than the books",
    "Analytics has more orders than the books for {periods}: duplicates, test orders or days that end in another time zone. They hide orders it lacks, so the share is what is missing on balance, without periods in which that is more than chance.",
    "periods",
  ),
  empty: sentence("where there is no order at all", "No orders at all for {periods}. Left out.", "periods"),
  silent: sentence(
    "where analytics has none",
    "Nothing in analytics for {periods}. Counted as missing; check that the export was complete.",
    "periods",
  ),
  fewOrders: sentence(
    "that there are too few orders",
    "{count} orders in all are too few to decide anything by.",
    "count",
  ),
  failed: sentence(
    "that a part of the page did not come",
    "That part of the page couldn’t be loaded. Please try again.",
  ),
  average: sentence(
    "that the average order is no amount",
    "The average order could not be read as an amount in this site’s currency, so nothing is said about money.",
  ),
}).optional()
