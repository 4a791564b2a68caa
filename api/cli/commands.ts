import { UsageError } from "../../src/command"
import { prune, remove, retry } from "./changing"
import type { Command } from "./context"
import { backup, restore } from "./copies"
import { testMail, where } from "./mail-setup"
import { print, printAll, tableHead, toCsv, toJsonLine, toReason, toRow } from "./print"
import { printAndMark, show, stats } from "./reading"

export const commands: Readonly<Record<string, Command>> = {
  list: {
    takes: ["--since"],
    run: context =>
      printAndMark(context, toRow, { head: tableHead, note: `No enquiries yet in ${context.location}.` }),
  },
  show: { takes: ["operand"], run: show },
  export: {
    takes: ["--email", "--since", "--csv", "--json", "--bom"],
    run: async context => {
      const { csv = false, json = false, bom = false } = context.values
      if (csv === json) throw new UsageError("Expected either --csv or --json.")
      if (csv) await print(toCsv([], { bom }))
      await printAndMark(context, json ? toJsonLine : one => toCsv([one], { header: false }))
    },
  },
  delete: { takes: ["--email", "--yes"], run: remove },
  dead: {
    run: ({ store }) => printAll(store.list({ status: "dead" }), toReason, { note: "No dead enquiries." }),
  },
  retry: { takes: ["--all", "operand"], run: retry },
  prune: { takes: ["--older-than", "--yes"], run: prune },
  stats: { run: stats },
  backup: { takes: ["operand"], run: backup },
  restore: { takes: ["operand"], needsNoStore: true, run: restore },
  where: { needsNoStore: true, run: where },
  "test-mail": { needsNoStore: true, run: testMail },
}
