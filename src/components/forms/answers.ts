/** What a visitor filled in, trimmed, by the field's name. */
export type Answers = Readonly<Record<string, string>>

/** Reads a form's answers. Files, which no form here asks for, are left out. */
export const readAnswers = (form: FormData): Answers =>
  Object.fromEntries(
    [...form].flatMap(([field, value]) => (typeof value === "string" ? [[field, value.trim()]] : [])),
  )
