export const mark = {
  size: 16,
  steps: "M0 15v-2h3V9h3V5h3.2l.7 2H8v4H5v4z",
  leg: "M8.4 1h2.5L16 15h-2.6z",
} as const
