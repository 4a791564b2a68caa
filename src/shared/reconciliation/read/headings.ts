/** A pattern of words that stand alone, without a lookbehind, which Safari 15 lacks. @param words divided by `|` */
export const named = (words: string): RegExp =>
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
export const plain = (heading = ""): string => heading.normalize("NFC").replaceAll("_", " ")

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
