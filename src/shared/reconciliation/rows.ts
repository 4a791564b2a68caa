import { dayPattern } from "../day"

/** A line of the table as a visitor writes it: three texts. */
export type Entry = { readonly period: string; readonly books: string; readonly analytics: string }

/** What a visitor enters, as written. */
export type Table = { readonly entries: readonly Entry[]; readonly averageOrder: string }

/** Two years of days; more would be another kind of table, and slow on a phone. */
export const maxRows = 732

/** A row that counts; `period` is a day as year-month-day, or the words of a row without one. Both numbers are whole, none is negative. */
export type Row = { readonly period: string; readonly books: number; readonly analytics: number }

/** Whether a text is a day that exists, as year-month-day. */
export const isDay = (text: string): boolean =>
  dayPattern.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text
