/** What a visitor reads about a wrong answer, in the browser, from the server and in AMP alike. */
export const messages = {
  missing: (label: string) => `Please enter your ${label.toLowerCase()}.`,
  noAddress: "Please enter an email address such as name@example.com.",
  tooLong: (label: string, max: number) =>
    `${label} can have at most ${max.toLocaleString("en")} characters.`,
  notListed: (label: string) => `Please choose one of the options for ${label.toLowerCase()}.`,
  notText: (label: string) => `${label} must be text.`,
} as const
