import { objectType } from "./field-types"
import { label, sentence } from "./words"

// What the page says of the answer, and what a visitor can take away.

export const answerWords = objectType("ReconciliationAnswer", "The sentences of the answer.", {
  heading: label("a heading", "The answer"),
  none: sentence("that there are no numbers yet", "Enter at least one period with orders in the books."),
  onlyMore: sentence(
    "that analytics has as many orders, or more",
    "On balance, analytics has as many orders as the books or more, so there is no share missing to show. Are the columns the wrong way round?",
  ),
  otherMeasure: sentence(
    "that the columns hardly count the same orders",
    "No share is given, since one column is many times the other, or its heading names something else than orders. Sessions, revenue or cancellations beside orders look like that. So does analytics that has hardly any orders.",
  ),
  overall: sentence(
    "what follows a share of all periods",
    "of the orders in your books are missing from analytics.",
  ),
  since: sentence(
    "what follows a share since a change",
    "of the orders in your books are missing from analytics, since {period}.",
    "period",
  ),
  lately: sentence(
    "what follows a share that drifted",
    "of the orders in your books are missing from analytics by now.",
  ),
  interval: sentence(
    "the interval of the share, and its method",
    "The true share is between {low} and {high}, with 95% confidence (Wilson score interval, with Student’s t for the number of periods).",
    "low",
    "high",
  ),
  noRange: sentence(
    "that there are too few periods for it",
    "From fewer than {count} periods, no range can be given, since nobody knows how much they vary.",
    "count",
  ),
  widened: sentence(
    "that the interval is wider than chance alone",
    "The range is wider than for independent orders, because your periods vary more than chance explains.",
  ),
  counts: sentence(
    "the numbers behind the share",
    "In all periods that count, {missing} of {orders} orders aren’t in analytics: {share}.",
    "missing",
    "orders",
    "share",
  ),
  countsAll: sentence(
    "the numbers of all periods, where the share is of some",
    "In all periods that count, with those that the share above leaves out, {missing} of {orders} orders aren’t in analytics: {share}.",
    "missing",
    "orders",
    "share",
  ),
  steady: sentence(
    "that the gap is steady",
    "Nothing says that the gap changed: no period is outside its limits.",
  ),
  grew: sentence(
    "that the gap grew",
    "The gap broke: since {period}, {share} are missing, where {before} were before.",
    "period",
    "before",
    "share",
  ),
  shrank: sentence(
    "that the gap shrank",
    "The gap narrowed: since {period}, {share} are missing, where {before} were before.",
    "period",
    "before",
    "share",
  ),
  drifted: sentence(
    "that the gap changed little by little",
    "The gap drifted from {before} to {share}, little by little: a straight line fits it better than a change on one date.",
    "before",
    "share",
  ),
  apart: sentence(
    "which periods differ besides a change",
    "Apart from that, chance doesn’t explain the gap for {periods}.",
    "periods",
  ),
  lastOnly: sentence(
    "that only the last period differs",
    "The last period is alone with that, and may not be complete. The next one will show whether it lasts.",
  ),
  single: sentence("that some periods differ", "The gap is steady, but for {periods}.", "periods"),
  restless: sentence(
    "that many periods differ",
    "The gap isn’t steady: chance doesn’t explain it for {periods}.",
    "periods",
  ),
  fewPeriods: sentence(
    "that there are too few periods",
    "Whether the gap is steady can’t be told from fewer than {count} periods.",
    "count",
  ),
  sparse: sentence(
    "that too few orders are missing",
    "So few orders are missing in a period that only a large change would show. Longer periods would show smaller ones.",
  ),
  money: sentence(
    "what all missing orders are worth",
    "At {average} an order, {amount} of sales in this table aren’t in analytics. They aren’t lost, but nobody can say which channel brought them.",
    "amount",
    "average",
  ),
  moneyPerPeriod: sentence(
    "what a period's are worth",
    "At the present gap, that is {low} to {high} {per}.",
    "low",
    "high",
    "per",
  ),
}).optional()

export const chartWords = objectType(
  "ReconciliationChart",
  "The words of the control chart and its numbers.",
  {
    subtitle: sentence(
      "what is shown, and its unit",
      "Orders missing from analytics, % of those in the books",
    ),
    share: label("the name of the line", "Missing"),
    upper: label("the name of the upper limit", "Upper limit"),
    lower: label("the name of the lower limit", "Lower limit"),
    mean: label("the name of the mean", "Mean"),
    meanBefore: label("the name of the mean before a change", "Mean before"),
    change: label("the mark of a change", "It changed here"),
    outside: label("the mark of a single period", "Outside the limits"),
    note: sentence(
      "how the limits were made",
      "A p chart. The limits are around the mean before any change, for each period’s orders, and as wide as chance alone is in 99 of 100 tables with so many periods.",
    ),
    spread: sentence(
      "that the limits are wider",
      "They are up to {factor} times as wide as chance alone would make them, because the periods vary more.",
      "factor",
    ),
    edge: sentence(
      "which periods are farther out than the chart shows",
      "Off the chart, and drawn at its edge: {periods}.",
      "periods",
    ),
    alt: sentence(
      "the numbers of the chart, for readers who cannot see it",
      "Line chart. The share missing is between {low} and {high}; the mean is {mean}, the limits of the last period are {lower} and {upper}.",
      "low",
      "high",
      "lower",
      "upper",
      "mean",
    ),
    numbers: label("what opens the numbers", "The numbers"),
    missing: label("the heading of the missing orders", "Missing"),
    limits: label("the heading of the limits", "Limits"),
    range: label("the limits of a period", "{low} to {high}", "low", "high"),
  },
).optional()

export const keepWords = objectType("ReconciliationKeep", "The words of what a visitor can take away.", {
  heading: label("a heading", "Take it with you"),
  copy: label("the button for a permalink", "Copy link"),
  copied: sentence(
    "that the link was copied, and what it holds",
    "Copied. The link holds your numbers after its # sign, which browsers send to no server.",
  ),
  link: label("the label of the permalink", "Link to these numbers"),
  csv: label("the button for a CSV file", "Download CSV"),
  file: label("the name of the CSV file", "missing-orders.csv"),
  print: label("the button that prints the page", "Print"),
  send: label("the link to the enquiry form", "Send this with my question"),
  sendHint: sentence(
    "what that does",
    "Opens the enquiry form with these lines in it. Nothing is sent until you send it.",
  ),
  message: label("the first line of the message", "What “How wrong are your numbers?” says of my orders"),
  newest: label("how many rows are in the message", "The newest {count} of {all} rows:", "count", "all"),
}).optional()
