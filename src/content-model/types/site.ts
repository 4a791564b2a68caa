import { evidenceFields } from "./case-study"
import type { ContentType } from "./content-type"
import { count, day, fields, flag, list, number, slug, text, textLike, webAddress } from "./parts"

const timeZoneExpected = 'a time zone such as "Asia/Kolkata" (IANA Time Zone Database)'

const isTimeZone = (timeZone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone }))
  } catch {
    return false
  }
}

/** The site's own data: `content/site.json`, which the pages import as it is (`src/shared/site.ts`). */
export const site: ContentType = {
  schema: fields({
    brand: text("the brand's name"),
    sample: flag().optional(),
    url: webAddress(),
    language: textLike(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'a language such as "en-IN"'),
    timeZone: text(timeZoneExpected).refine(isTimeZone, timeZoneExpected),
    tagline: text("a few words"),
    description: text("one or two sentences about the site"),
    contact: fields({
      email: textLike(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "an e-mail address").optional(),
      whatsapp: textLike(
        /^\+\d[\d ]{6,}$/,
        'a telephone number with its country, such as "+91 00000 00000"',
      ).optional(),
      country: textLike(/^[A-Z]{2}$/, 'a country of two letters, such as "IN" (ISO 3166-1)'),
      network: fields({ name: text("the network's name"), url: webAddress() }).optional(),
    }),
    claims: list(
      fields({
        value: text('a figure as text, such as "2X"'),
        label: text("what the figure counts"),
        evidence: fields({ case: slug(), ...evidenceFields }).optional(),
        basis: text("what a figure without a case rests on").optional(),
      }),
      "a list of claims with value and label",
    ),
    dollar: fields({ rupees: number("how many rupees a US dollar buys"), on: day() }).optional(),
    consultation: fields({
      minutes: count(),
      responseHours: number("a number of hours"),
      callTimes: text('the days and hours of calls, such as "Monday to Friday, 10:00–18:00 IST"'),
    }),
    navigation: list(
      fields({ label: text("the words of the link"), path: text("an address of this site, such as /about") }),
      "a list of links with label and path",
    ),
  }),
  desk: {
    label: "Site",
    one: "Site",
    hint: "Brand, contact, claims and navigation",
    fields: {
      sample: { label: "Sample material", hint: "On while cases and quotes are invented; pages then say so" },
      url: { label: "Address" },
      description: { as: "paragraph", head: "description" },
      "contact.whatsapp": { label: "WhatsApp" },
      "claims.value": { label: "Figure" },
      "claims.evidence": { hint: "The case that shows the figure, and the values of its chart that do" },
      "claims.evidence.case": { as: "case" },
      dollar: { label: "US dollar", hint: "The rate by which fees are shown in dollars too, and its day" },
      "consultation.responseHours": { label: "Answer within (hours)" },
      "consultation.callTimes": { label: "Calls", hint: "Days and hours, with the time zone" },
    },
  },
}
