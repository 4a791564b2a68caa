import { wordsOf } from "./words-of"

export const defaultCallWords = {
  terms: "A free {consultationMinutes}-minute call. Send a note and we’ll suggest a time, {callTimes}.",
  booking: "{link} for a {consultationMinutes}-minute call.",
  bookingLink: "Pick a time",
} as const

export const callWords = wordsOf("calls", defaultCallWords)
