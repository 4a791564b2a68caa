import { wordsOf } from "./words-of"

export const defaultChartWords = {
  source: "Source: {source}.",
  period: "Period: {period}.",
  download: "Download CSV",
  link: "Link to chart",
  numbers: "The numbers",
  share: "Share",
  value: "Value",
  range: "{low} to {high}",
  forecast: "Forecast range",
  lowest: "Lowest {value}",
  highest: "Highest {value}",
  remain: "{share} remain",
} as const

export const chartWords = wordsOf("charts", defaultChartWords)
