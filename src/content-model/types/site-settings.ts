import { isTimeZone } from "../../shared/day"
import { evidenceFields } from "./case-study"
import type { ContentType } from "./content-type"
import {
  boolean,
  date,
  group,
  groupList,
  language,
  list,
  number,
  positiveInteger,
  slug,
  text,
  textMatching,
  textWhere,
  webAddress,
} from "./field-types"
import { link } from "./shared-fields"
import { sharedWords } from "./shared-words"

const isCurrency = (code: string) => Intl.supportedValuesOf("currency").includes(code)

const currency = () => textWhere(isCurrency, 'a currency of three letters, such as "INR" (ISO 4217)')

// More do not fit on a screen 1280 px wide.
const links = "a list of at most 8 links with label and path"

export const siteSettings = {
  schema: group({
    brand: text("the brand's name").refine(
      value => value.length <= 30,
      "a name of at most 30 characters, because it is appended to every page title",
    ),
    sample: boolean("Turn on while cases and quotes are invented; the pages then say so").optional(),
    url: webAddress({ label: "Address" }).refine(
      value => !URL.canParse(value) || new URL(value).href === `${new URL(value).origin}/`,
      "an address without a path, since the site is at the root of its host",
    ),
    language: language(),
    currency: currency(),
    timeZone: textWhere(isTimeZone, 'a time zone such as "Asia/Kolkata" (IANA Time Zone Database)'),
    tagline: text("a few words"),
    description: text("one or two sentences about the site", { as: "paragraph", seo: "description" }),
    contact: group({
      email: textMatching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "an e-mail address").optional(),
      whatsapp: textMatching(
        /^\+\d[\d ]{6,}$/,
        'a telephone number with its country, such as "+91 00000 00000"',
        { label: "WhatsApp" },
      ).optional(),
      country: textMatching(/^[A-Z]{2}$/, 'a country of two letters, such as "IN" (ISO 3166-1)'),
      bookingUrl: webAddress({
        label: "Booking",
        hint: "Where visitors pick a time for a call themselves",
      }).optional(),
      network: group({ name: text("the network's name"), url: webAddress() }).optional(),
    }),
    legal: group(
      {
        name: text("the registered name", "Aarohan Consulting LLP"),
        address: text("the registered address, in one line", "1 Example Road, Pune 411001"),
        id: text('a number with its name, such as "GSTIN 27AAAAA0000A1Z5"').optional(),
        grievances: text("who answers complaints, and how to reach them").optional(),
      },
      { label: "Legal identity", hint: "Shown in the footer, Privacy and Terms" },
    ).optional(),
    claims: list(
      group({
        value: text('a figure as text, such as "2X"', { label: "Figure" }),
        label: text("what the figure counts"),
        sample: boolean("Turn on while the figure is invented; the pages then say so").optional(),
        evidence: group(
          { case: slug({ refersTo: "case" }), ...evidenceFields },
          { hint: "The case that shows the figure, and the values in its chart" },
        ).optional(),
      }),
      "a list of claims with value and label, which may be empty",
    ),
    exchange: group(
      {
        currency: currency(),
        rate: number("how many units of the site's currency one of the other buys", "88"),
        on: date(),
      },
      { label: "Second currency", hint: "In which fees are shown too, with the exchange rate and its date" },
    ).optional(),
    consultation: group({
      minutes: positiveInteger(),
      responseHours: number("a number of hours", { label: "Answer within (hours)" }),
      callTimes: text('the days and hours of calls, such as "Monday to Friday, 10:00–18:00 India time"', {
        label: "Calls",
        hint: "Days and hours, with the time zone",
      }),
    }),
    freeAudit: text('what /landing offers for nothing, such as "SEO Audit"', "SEO Audit"),
    articlesPerPage: positiveInteger(undefined, {
      hint: "On each page of a list; 50 where left out",
    }).optional(),
    allowedFiles: list(
      textMatching(/^(?:content|static)\/./, "a file below static/ or content/"),
      "a list of files, such as static/tool.js",
      { hint: "Programs and links that may be a part of the site, such as static/tool.js", sdl: "" },
    ).optional(),
    navigation: groupList(link, links, "path").min(1, links).max(8, links),
    footer: groupList(link, "a list of links with label and path", "path", {
      hint: "Further links at the foot of every page, such as an imprint",
    }).optional(),
    words: sharedWords.optional(),
  }),
  type: "SiteSettings",
  doc: "The settings of the site, from content/site.json.",
  cms: { label: "Site" },
} satisfies ContentType
