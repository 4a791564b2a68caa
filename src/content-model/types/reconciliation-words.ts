import { objectType, paragraph, text } from "./field-types"

/** A text with names in braces that the page fills in. */
const sentence = (expected: string, example: string, ...fills: string[]) =>
  paragraph(
    fills.length > 0 ? `${expected}, with ${fills.map(name => `{${name}}`).join(", ")}` : expected,
    example,
    {
      fills,
    },
  )

const label = (expected: string, example: string, ...fills: string[]) => text(expected, { example, fills })

export const periodWords = objectType("ReconciliationPeriods", "How sentences name a period.", {
  day: label("a day in a sentence", "{date}", "date"),
  week: label("a week in a sentence", "the week of {date}", "date"),
  more: label("the end of a list that is cut", "and {count} more", "count"),
  perDay: label("what an amount is for, if rows are days", "a day"),
  perWeek: label("what an amount is for, if rows are weeks", "a week"),
  perPeriod: label("what an amount is for, if rows are anything else", "a period"),
})

export const entryWords = objectType("ReconciliationForm", "The words of the table and its fields.", {
  heading: text("a heading", "Your numbers"),
  privacy: paragraph("what becomes of the numbers", "No script on this page sends your numbers anywhere."),
  mark: text("a mark on what is invented", "Worked example"),
  example: paragraph(
    "what says that the first numbers are invented",
    "A worked example of an invented shop.",
  ),
  withoutScripts: paragraph("what a browser without scripts shows", "Without scripts, only the example."),
  paste: text("the label of the box for pasted rows", "Paste rows"),
  pasteHint: paragraph("what to paste", "Period, orders in the books, orders in analytics."),
  use: text("the button that reads pasted rows", "Use these rows"),
  toAnswer: text("the link from the rows that were read to the answer", "See the answer"),
  file: text("the button that opens a file", "Open a CSV file"),
  table: text("the caption of the table", "Orders by day or week"),
  period: text("the heading of the first column", "Period"),
  books: text("the heading of the second column", "In the books"),
  analytics: text("the heading of the third column", "In analytics"),
  cell: label("the name of a cell", "{column}, row {row}", "column", "row"),
  remove: label("the button that removes a row", "Remove row {row}", "row"),
  removal: text("the heading of the buttons that remove a row", "Remove"),
  add: text("the button for another row", "Add a row"),
  clear: text("the button that empties the table", "Empty the table"),
  restore: text("the button that brings the example back", "Back to the example"),
  swap: text("the button that swaps the numbers", "Swap the columns"),
  undo: text("the button that brings replaced rows back", "Undo"),
  average: text("the label of the average order", "Average order value"),
  averageHint: paragraph("what it is for", "For what the gap means in money."),
})

export const noteWords = objectType("ReconciliationNotes", "What is said about what was entered.", {
  rowsRead: sentence("that rows were read", "Rows read: {count}.", "count"),
  columns: sentence("that a line has not three columns", "Line {line}: {text}", "line", "text"),
  measure: sentence("that a column is no number of orders", "“{text}” counts something else.", "text"),
  tables: sentence("that two tables could not be joined", "Two tables. Paste one with three columns."),
  joined: sentence(
    "that two tables were joined, and how many periods only one has",
    "Joined by date; only in one: {count}.",
    "count",
  ),
  numbers: sentence("that a line has no two whole numbers", "Line {line}: {text}", "line", "text"),
  file: sentence("that a file is no table of texts", "No table could be read from that file."),
  columnsRead: sentence("which columns were read", "Read: {columns}.", "columns"),
  moreRows: sentence("that further rows were not read", "Only the last two years were read."),
  replaced: sentence("that replaced rows can be brought back", "The rows before can be brought back."),
  unread: sentence("that no row was read, so that the answer is of former rows", "Still the former answer."),
  emptyRow: sentence("that a row of the table lacks a number", "Row {row}: a number is missing.", "row"),
  wrongRow: sentence("that a row of the table has no whole number", "Row {row}: whole numbers only.", "row"),
  dayFirst: sentence("how dates were read", "Dates are read as day, month, year."),
  monthFirst: sentence("how dates were read", "Dates are read as month, day, year."),
  eitherOrder: sentence("that day and month can’t be told apart", "Day or month first? Not read as dates."),
  undated: sentence("that periods are no dates", "The first row counts as the oldest."),
  newestFirst: sentence("that the last row is the oldest", "The last row counts as the oldest."),
  undatedRows: sentence("which rows have no date, among rows that do", "No date: {periods}.", "periods"),
  totals: sentence("which rows are sums or means of others", "Sums: {periods}.", "periods"),
  unfinished: sentence("that the last period may not be over", "Is {periods} over?", "periods"),
  gaps: sentence("which periods are missing", "No row for {periods}.", "periods"),
  twice: sentence("which periods are there twice", "Twice: {periods}.", "periods"),
  more: sentence(
    "where analytics has more orders than the books",
    "More in analytics: {periods}.",
    "periods",
  ),
  empty: sentence("where there is no order at all", "No orders: {periods}.", "periods"),
  silent: sentence("where analytics has none", "Nothing in analytics: {periods}.", "periods"),
  fewOrders: sentence("that there are too few orders", "With {count} orders, the range is wide.", "count"),
  failed: sentence("that a part of the page did not come", "That couldn’t be loaded. Please try again."),
  average: sentence("that the average order is no amount", "The average order is not an amount."),
})

export const answerWords = objectType("ReconciliationAnswer", "The sentences of the answer.", {
  heading: text("a heading", "The answer"),
  none: sentence("that there are no numbers yet", "Enter a period with both numbers."),
  onlyMore: sentence("that analytics has as many orders, or more", "Are the columns the wrong way round?"),
  otherMeasure: sentence(
    "that the columns hardly count the same orders",
    "One column is many times the other. Does it count orders?",
  ),
  overall: sentence("what follows a share of all periods", "of the orders are missing from analytics"),
  since: sentence("what follows a share since a change", "of the orders, since {period}", "period"),
  lately: sentence("what follows a share that drifted", "of the orders by now"),
  interval: sentence("the interval of the share, and its method", "Between {low} and {high}.", "low", "high"),
  noRange: sentence("that there are too few periods for it", "It takes {count} periods.", "count"),
  widened: sentence("that the interval is wider than chance alone", "The range allows for uneven periods."),
  counts: sentence(
    "the numbers behind the share",
    "{missing} of {orders} orders, {share}.",
    "missing",
    "orders",
    "share",
  ),
  countsAll: sentence(
    "the numbers of all periods, where the share is of some",
    "In all, {missing} of {orders}, {share}.",
    "missing",
    "orders",
    "share",
  ),
  steady: sentence("that the gap is steady", "The gap is steady."),
  grew: sentence(
    "that the gap grew",
    "It broke in {period}: {before} → {share}.",
    "period",
    "before",
    "share",
  ),
  shrank: sentence(
    "that the gap shrank",
    "It narrowed in {period}: {before} → {share}.",
    "period",
    "before",
    "share",
  ),
  drifted: sentence(
    "that the gap changed little by little",
    "It drifted: {before} → {share}.",
    "before",
    "share",
  ),
  apart: sentence("which periods differ besides a change", "Apart from that: {periods}.", "periods"),
  lastOnly: sentence("that only the last period differs", "The next period will show whether it lasts."),
  single: sentence("that some periods differ", "Steady, but for {periods}.", "periods"),
  restless: sentence("that many periods differ", "Not steady: {periods}.", "periods"),
  fewPeriods: sentence("that there are too few periods", "It takes {count} periods to tell.", "count"),
  sparse: sentence("that too few orders are missing", "Only a large change would show."),
  money: sentence("what all missing orders are worth", "{amount} at {average}.", "amount", "average"),
  moneyPerPeriod: sentence("what a period's are worth", "{low} to {high} {per}.", "low", "high", "per"),
})

export const chartWords = objectType(
  "ReconciliationChart",
  "The words of the control chart and its numbers.",
  {
    subtitle: paragraph("what is shown, and its unit", "Share of orders missing from analytics, %"),
    share: text("the name of the line", "Missing"),
    upper: text("the name of the upper limit", "Upper limit"),
    lower: text("the name of the lower limit", "Lower limit"),
    mean: text("the name of the mean", "Mean"),
    meanBefore: text("the name of the mean before a change", "Mean before"),
    change: text("the mark of a change", "It broke here"),
    outside: text("the mark of a single period", "Outside the limits"),
    note: paragraph("how the limits were made", "Three standard deviations around the mean."),
    spread: sentence("that the limits are wider", "{factor} times as wide as by chance.", "factor"),
    edge: sentence(
      "which periods are farther out than the chart shows",
      "At the edge: {periods}.",
      "periods",
    ),
    alt: sentence(
      "the numbers of the chart, for readers who cannot see it",
      "From {low} to {high}.",
      "low",
      "high",
      "lower",
      "upper",
      "mean",
    ),
    numbers: text("what opens the numbers", "The numbers"),
    missing: text("the heading of the missing orders", "Missing"),
    limits: text("the heading of the limits", "Limits"),
    range: label("the limits of a period", "{low} to {high}", "low", "high"),
  },
)

export const keepWords = objectType("ReconciliationKeep", "The words of what a visitor can take away.", {
  heading: text("a heading", "Take it with you"),
  copy: text("the button for a permalink", "Copy link"),
  copied: paragraph("that the link was copied, and what it holds", "Copied."),
  link: text("the label of the permalink", "Link to these numbers"),
  csv: text("the button for a CSV file", "Download CSV"),
  file: text("the name of the CSV file", "order-gap.csv"),
  print: text("the button that prints the page", "Print"),
  send: text("the link to the enquiry form", "Send this with my question"),
  sendHint: paragraph(
    "what that does",
    "Opens the form with these lines. Nothing is sent until you send it.",
  ),
  message: text("the first line of the message", "My numbers:"),
  newest: label("how many rows are in the message", "The newest {count} of {all}:", "count", "all"),
})
