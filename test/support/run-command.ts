import { resolve } from "node:path"

type Commands = typeof import("../../src/command")

const commands = resolve("src/command")
const { command } = jest.requireActual<Commands>(commands)
let start: () => Promise<void>
jest.doMock(commands, () => ({
  ...jest.requireActual<Commands>(commands),
  command: (...given: Parameters<typeof command>) => {
    start = () => command(...given)
  },
}))

/** Runs the one command of a test file in this process: a new one would take seconds to load its packages. */
export const runCommand = async (file: string, args: readonly string[]) => {
  require(resolve(file))
  // Nobody answers questions.
  process.stdin.isTTY = false
  const said = { status: 0, stdout: "", stderr: "" }
  const take = (stream: "stdout" | "stderr", text: string) => {
    said[stream] += text
    return true
  }
  const replaced = [
    jest.replaceProperty(process, "argv", [process.execPath, file, ...args]),
    jest.spyOn(process.stdout, "write").mockImplementation(text => take("stdout", String(text))),
    jest.spyOn(process.stderr, "write").mockImplementation(text => take("stderr", String(text))),
    jest.spyOn(console, "log").mockImplementation(text => void take("stdout", `${text}\n`)),
    jest.spyOn(console, "error").mockImplementation(text => void take("stderr", `${text}\n`)),
    jest.spyOn(process, "exit").mockImplementation(status => {
      process.exitCode = Number(status)
      return undefined as never
    }),
  ]
  await start()
  said.status = Number(process.exitCode ?? 0)
  process.exitCode = undefined
  for (const stream of [process.stdout, process.stderr]) stream.removeAllListeners("error")
  for (const one of replaced) "mockRestore" in one ? one.mockRestore() : one.restore()
  return said
}
