import { format } from "node:util"
import { pino } from "pino"

const inJson =
  (level: number) =>
  (...parts: unknown[]): void =>
    void process.stderr.write(`${JSON.stringify({ level, time: new Date(), msg: format(...parts) })}\n`)

/** Makes what the program says JSON lines on stderr, except in a terminal. `requests` is the log on stdout. */
export const startLogs = () => {
  // Keep serving if the log's reader goes away (EPIPE).
  for (const stream of [process.stdout, process.stderr])
    stream.removeAllListeners("error").on("error", () => undefined)
  const isText = process.stderr.isTTY
  const say = isText ? console.error : inJson(30)
  if (!isText) console.error = inJson(50)
  process.removeAllListeners("warning").on("warning", ({ message }) => console.error(message))
  process.on("uncaughtException", error => {
    console.error(error)
    process.exit(1)
  })
  // Written in batches, since writing each line would slow down responses.
  const destination = pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 250 })
  const requests = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination)
  return { requests, say }
}
