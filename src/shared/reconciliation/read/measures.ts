import { site } from "../../site"
import type { Entry } from "../rows"
import { named, plain } from "./headings"

/** Words for what is no number of orders, in English, German and Hindi, as exports of shops and analytics head their columns with them. */
const words = [
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

const otherMeasure = named(words.join("|"))

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
