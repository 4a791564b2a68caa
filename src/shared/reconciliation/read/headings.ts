import { site } from "../../site"
import type { Entry } from "../table"

/** A pattern of words that stand alone, without a lookbehind, which Safari 15 lacks. @param words divided by `|` */
const named = (words: string): RegExp =>
  new RegExp(`(?:^|[^\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, "iu")

const weeks = "kw|cw|wk|weeks?|wochen?|kalenderwochen?|सप्ताह"

const week = named(weeks)

/** A period's name alone: "Week (ISO)", but not "Orders per day". */
const period = new RegExp(
  `^\\P{L}*(?:iso )?(?:calendar )?(?:${weeks}|dates?|days?|months?|periods?|datum|tage?|monate?|zeitraum|तारीख|दिनांक|महीना)(?:\\P{L}*(?:iso|year|jahr|number|no|nr|starting|beginning|commencing|ab))?[^\\p{L}\\p{M}]*$`,
  "iu",
)

/** From what is surely analytics to what orders are called there, in English, German and Hindi. */
const analytics = [
  named(
    "ga ?4?|\\S*analyti[ck]s?|webanalyse|एनालिटिक्स|matomo|piwik|etracker|plausible|tracked|measured|gemessen\\S*",
  ),
  named("transa[ck]tion(?:s|en)?|purchases?|k[aä]ufe|conversions?|लेनदेन"),
]

const orders = named(
  "orders?|\\S*bestell(?:ung(?:en)?|eingang)|auftr[aä]ge?|bookings?|buchungen|books|shop|sales|ऑर्डर",
)

/** A heading as patterns expect it: "net_sales" is "net sales". */
const plain = (heading = ""): string => heading.normalize("NFC").replaceAll("_", " ")

export const namesWeeks = (heading?: string): boolean => week.test(plain(heading))

export const namesPeriod = (heading?: string): boolean => period.test(plain(heading))

/** How surely a column's heading says that analytics counted it: 2, 1 or 0. */
export const analyticsRank = (heading?: string): number => {
  const at = analytics.findIndex(names => names.test(plain(heading)))
  return at < 0 ? 0 : analytics.length - at
}

/** Whether a column's heading says that it counts orders, in the books or in analytics. */
export const namesOrders = (heading?: string): boolean =>
  orders.test(plain(heading)) || analyticsRank(heading) > 0

/** Words for what is no number of orders, in English, German and Hindi, as exports of shops and analytics head their columns with them. */
const otherMeasures = [
  // Visits.
  "(?:page|screen)views?|views|sessions?|visits?|visitors?|users?|hits|(?:link)?clicks?|impressions?|reach",
  "\\S*(?:sitzung|besuch|nutzer|aufruf|klick)\\S*|impressionen|सत्र|उपयोगकर्ता|विज़िट",
  // What comes before an order, and what is in it.
  "carts?|checkouts|products?|items?|units?|quantity|\\S*(?:warenk[oö]rb|artikel|produkt)\\S*|menge|stückzahl|वस्तु",
  // What becomes of it.
  "cancel\\w*|refund\\w*|return(?:s|ed)|chargebacks?|void(?:s|ed)?|failed|\\S*(?:storn|retour|erstattung)\\S*|rücksendung\\S*|रद्द|वापसी|धनवापसी",
  // Money.
  `${site.currency}|inr|eur|usd|gbp|chf`,
  "revenue|turnover|(?:gross|net|total) sales|amount|values?|price|costs?|spend|tax(?:es)?|vat|gst|shipping|discounts?|coupons?|profit|aov|\\S*(?:umsatz|umsätze|erlös|betrag|wert|preis|kosten|steuer|rabatt)\\S*|versand|राजस्व|राशि|मूल्य",
  // What is worked out.
  "rates?|ratio|share|average|avg|mean|difference|diff|gap|missing|duration|\\S*(?:quote|rate|anteil|dauer|differenz)|fehlend\\S*|durchschnitt\\S*|दर|औसत|अंतर",
]

const otherMeasure = named(otherMeasures.join("|"))

const unit = /[%\p{Sc}]/u

/** What follows is left out of the number: "orders without cancellations" are orders. */
const without =
  /(?:^|[^\p{L}])(?:without|excl\w*|net of|less|minus|ohne|abzgl|abzüglich|exkl\w*)(?!\p{L}).*/iu

/** Whether a column's heading says that it counts something else than orders: "Sessions", "Net sales (₹)", "Stornos". */
export const namesOtherMeasure = (heading: string): boolean => {
  const counted = plain(heading).replace(without, "")
  return otherMeasure.test(counted) || unit.test(counted)
}

/** Whether the first of a table's rows is a heading that says so. */
export const areOtherHeadings = ([first]: readonly Entry[]): boolean =>
  [first?.books, first?.analytics].some(cell => cell && !/\d/.test(cell) && namesOtherMeasure(cell))
