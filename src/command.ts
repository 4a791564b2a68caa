import { parseArgs } from "node:util"

/** A mistake in how a command was called, told in one line with exit status 2. */
export class UsageError extends Error {}

/** What follows an option (nothing: it is on or off; "WIDTH…": it may be repeated), and what it does. */
type Options = Readonly<Record<string, readonly [value: string, about: string]>>

type ValueOf<V extends string> = V extends "" ? boolean : V extends `${string}…` ? string[] : string

export type Values<O extends Options> = { readonly [name in keyof O]?: ValueOf<O[name][0]> }

type Given<O extends Options> = {
  readonly values: Values<O>
  readonly operands: readonly string[]
}

type Spec<O extends Options> = {
  /** `npm run new -- KIND "Title"` */
  readonly call: string
  readonly about: string
  readonly options?: O
  readonly maxOperands?: number
}

const helpOf = ({ call, about, options = {} }: Spec<Options>): string => {
  const rows = Object.entries({ ...options, help: ["", "prints this"] }).map(
    ([name, [value, text]]) => [`  --${name} ${value}`, text] as const,
  )
  const width = Math.max(...rows.map(([option]) => option.length)) + 2
  return [call, about, "", ...rows.map(([option, text]) => option.padEnd(width) + text)].join("\n")
}

const parse = (args: string[], options: Options, maxOperands: number) => {
  const types = Object.entries(options).map(([name, [value]]) => {
    const type: "string" | "boolean" = value === "" ? "boolean" : "string"
    return [name, { type, multiple: value.endsWith("…") }] as const
  })
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { ...Object.fromEntries(types), help: { type: "boolean" } },
      allowPositionals: true,
    })
    const stray = values.help ? undefined : positionals[maxOperands]
    if (stray !== undefined)
      throw new UsageError(`Unexpected "${stray}"; npm takes options unless they follow --`)
    return { values, operands: positionals }
  } catch (error) {
    // Node adds how to give an operand that starts with a hyphen.
    throw new UsageError((error as Error).message.split(/\. |\n/)[0])
  }
}

const fail = (error: Error, { call }: Pick<Spec<Options>, "call">): never => {
  const isMisuse = error instanceof UsageError
  const isBug = error instanceof TypeError || error instanceof ReferenceError
  const [program = call] = call.split(" -- ")
  const hint = isMisuse ? ` (${program}${program.startsWith("npm ") ? " --" : ""} --help)` : ""
  console.error(isBug ? error : error.message + hint)
  process.exit(isMisuse ? 2 : 1)
}

/** For a program that goes on where its output cannot: the reader is gone (EPIPE), or the disk of the log is full. */
export const surviveLostOutput = (): void => {
  for (const stream of [process.stdout, process.stderr])
    stream.removeAllListeners("error").on("error", () => undefined)
}

/**
 * Runs a command: prints its help where asked, tells every mistake in one line, and ends quietly when the reader of its output
 * does (`| head`). Exit status: 0 or what `run` put into `process.exitCode`; 1 if it throws; 2 for a wrong call.
 */
export const command = <const O extends Options>(
  spec: Spec<O>,
  run: (given: Given<O>) => unknown,
): Promise<void> => {
  for (const stream of [process.stdout, process.stderr])
    stream.on("error", ({ code }: NodeJS.ErrnoException) => process.exit(code === "EPIPE" ? undefined : 1))
  const start = async () => {
    const { values, operands } = parse(process.argv.slice(2), spec.options ?? {}, spec.maxOperands ?? 0)
    if (values.help) console.log(helpOf(spec))
    else await run({ values, operands } as Given<O>)
  }
  return start().catch(error => fail(error, spec))
}
