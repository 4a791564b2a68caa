import type { z } from "zod"
import { chosen, others } from "../../shared/colours"
import type { ContentType } from "./content-type"
import { group, textMatching } from "./field-types"

const colour = (hint: string) =>
  textMatching(/^#[0-9a-f]{6}$/, "a colour such as #336699, in lower case", { as: "colour", hint })

const each = <N extends string>(names: Readonly<Record<N, string>>) =>
  Object.fromEntries(Object.entries<string>(names).map(([name, hint]) => [name, colour(hint)])) as Record<
    N,
    z.ZodString
  >

const some = group(each({ ...chosen, ...others })).partial()
const theme = group({ ...each(chosen), ...group(each(others)).partial().shape })

export const brandColours = {
  schema: group({
    light: theme,
    dark: theme,
    lightMoreContrast: some.optional(),
    darkMoreContrast: some.optional(),
  }),
  cms: {
    label: "Colours",
    hint: "Four for each theme; what is left out is mixed of them. The check measures their contrast",
  },
} satisfies ContentType
