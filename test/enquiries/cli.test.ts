import { execFile } from "node:child_process"
import { mkdir } from "node:fs/promises"
import type { SMTPServerOptions } from "smtp-server"
import { makeEnquiry } from "../../api/store/enquiry"
import { bundleProgram } from "../support/bundle"
import { refusingMails, serveMail } from "../support/mail-server"
import { runCommand } from "../support/run-command"
import { temporaryFolder } from "../support/temporary-folder"
import { contentOf, fileStore } from "./store-contract"

type Result = { readonly code: number; readonly stdout: string; readonly stderr: string }

const program = bundleProgram("api/cli/enquiries.ts")

const root = temporaryFolder()

const mailbox = { SMTP_URL: "smtp://127.0.0.1:1", ENQUIRIES_TO_EMAIL: "owner@site.test" }

/** Runs the command as the owner does, in a process that reads a confirmation. */
const inProcess = (url: string, options: readonly string[], input = "") =>
  new Promise<Result>(resolve => {
    const env = { ...process.env, ENQUIRIES_URL: url, ENQUIRIES_SPOOL: `file:${root}/spool.db` }
    const child = execFile(process.execPath, [program, ...options], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    )
    child.stdin?.end(input)
  })

const enquiries = async (url: string, ...options: string[]): Promise<Result> => {
  jest.replaceProperty(process, "env", { ...process.env, ENQUIRIES_URL: url })
  const { status, ...said } = await runCommand("api/cli/enquiries.ts", options)
  return { code: status, ...said }
}

test("an invalid setting is named, without a stack trace", async () => {
  const { code, stderr } = await inProcess("mysql://host/name", [])
  expect(code).toBe(1)
  expect(stderr).toMatch(/^ENQUIRIES_URL: found "mysql:\/\/host\/name", expected .*\n$/)
})

test("a missing store is no error and is not created", async () => {
  const { code, stdout, stderr } = await inProcess(`file:${root}/none`, [])
  expect([code, stdout]).toEqual([0, ""])
  expect(stderr).toContain("there is no store at")
})

test("a store that cannot be opened is an error without a stack trace", async () => {
  const { code, stderr } = await inProcess("postgres://me:secret@127.0.0.1:1/none", ["list"])
  expect(code).toBe(1)
  expect(stderr).toContain("me:***@127.0.0.1:1")
  expect(stderr).not.toMatch(/secret|\n\s+at /)
})

test("other failures are not blamed on the store", async () => {
  const { url } = await storeWith("fine", make())
  const { code, stderr } = await enquiries(url, "backup", `${root}/fine/enquiries.db/copy`)
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^E\w+: .*enquiries\.db\/copy'\n$/)])
})

const fields = { name: "Asha\u202e", email: "a@b.in", company: "=1+1", message: "one\ntwo" }
const make = (more: Partial<typeof fields> = {}, day = "2025-10-10", spam: readonly string[] = []) =>
  makeEnquiry(
    "audit",
    { ...fields, ...more },
    { instance: undefined, spam, consent: false, policy: "0123456789ab", now: new Date(day) },
  )

/** A store with these enquiries. */
const storeWith = async (name: string, ...all: ReturnType<typeof make>[]) => {
  await mkdir(`${root}/${name}`)
  const store = fileStore(`${root}/${name}`)
  await store.restore(all.map(enquiry => ({ ...enquiry, status: "new", attempts: 0 })))
  return { store, url: `file:${root}/${name}` }
}

test("a table, JSON lines and CSV show what is stored", async () => {
  const enquiry = make({}, "2025-10-10", ["honeypot"])
  const { url } = await storeWith("some", enquiry)
  const table = await enquiries(url)
  const json = await enquiries(url, "export", "--json")
  const csv = await enquiries(url, "export", "--csv", "--bom")
  expect(table.stdout.split("\n")[1]).toMatch(
    /^[\da-f]{8} \w{3}-\w{3} {3}2025-10-10 00:00 audit {3}new, spam\? +Asha +a@b\.in +one two$/,
  )
  const { consent, policy } = enquiry
  const expected = { id: enquiry.id, form: "audit", status: "new", consent, policy, ...fields, fields }
  expect(JSON.parse(json.stdout)).toMatchObject(expected)
  expect(csv.stdout).toContain(`"Asha\u202e","a@b.in","'=1+1"`)
  expect(csv.stdout).toMatch(/^\ufeff"id"/)
  expect([table, json, csv].map(result => [result.code, result.stderr])).toEqual(Array(3).fill([0, ""]))
})

test("one enquiry is shown in full, by the start of its ID", async () => {
  const enquiry = make({}, "2025-10-10", ["honeypot", "too-fast"])
  const { url } = await storeWith("shown", enquiry, make({ name: "Other" }))
  const { code, stdout } = await enquiries(url, "show", enquiry.id.slice(0, 8))
  expect(code).toBe(0)
  expect(stdout).toContain("consent: false\npolicy: 0123456789ab")
  expect(stdout).toContain("spam: honeypot, too-fast\n")
  expect(stdout).toContain("one\ntwo\n")
  for (const id of ["zzz", ""]) expect(await enquiries(url, "show", id)).toMatchObject({ code: 2 })
})

test("what became of an enquiry at EmailJS is listed, shown and exported", async () => {
  const emailjs = { outcome: "failed", reason: "403 Forbidden" } as const
  const { url } = await storeWith("after-emailjs", { ...make(), emailjs })
  expect((await enquiries(url)).stdout).toContain(" new, EmailJS failed ")
  expect((await enquiries(url, "show", make().id)).stdout).toContain("\nemailjs: failed: 403 Forbidden\n")
  expect(JSON.parse((await enquiries(url, "export", "--json")).stdout)).toMatchObject({ emailjs })
  expect((await enquiries(url, "export", "--csv")).stdout).toContain(',"failed: 403 Forbidden",')
})

test("exports can be limited to a person and a first day", async () => {
  const undated = { ...make({ email: "other@b.in" }), receivedAt: "" }
  const all = [make({ email: "A@B.in" }, "2025-10-10"), make({}, "2025-12-10"), undated]
  const { url } = await storeWith("people", ...all)
  const days = async (...options: string[]) =>
    (await enquiries(url, "export", "--json", ...options)).stdout
      .split("\n")
      .filter(Boolean)
      .map(line => JSON.parse(line).receivedAt.slice(0, 10))
  expect(await days()).toEqual(["", "2025-10-10", "2025-12-10"])
  expect((await enquiries(url, "export", "--csv")).stdout.match(/^"?id"/gm)).toHaveLength(1)
  expect(await days("--email", "a@b.in")).toEqual(["2025-10-10", "2025-12-10"])
  expect(await days("--email", "a@b.in", "--since", "2025-11-01")).toEqual(["2025-12-10"])
  expect(await enquiries(url, "export", "--json", "--since", "2025-02-31")).toMatchObject({ code: 2 })
})

test("only what was printed counts as read", async () => {
  const { url, store } = await storeWith("unread", make(), make({}, "2025-12-10"))
  const unread = async (...options: string[]) => {
    await enquiries(url, ...options)
    return (await store.state()).oldestUnreadAt?.slice(0, 10)
  }
  expect(await unread("list", "--since", "2025-11-01")).toBe("2025-10-10")
  expect(await unread("export", "--json", "--since", "2025-11-01")).toBe("2025-10-10")
  expect(await unread("export", "--json", "--email", "a@b.in")).toBe("2025-10-10")
  expect(await unread("list", "--since", "2025-10-10")).toBe(undefined)
  await store.put(make({}, new Date().toISOString()))
  expect(await unread("stats")).not.toBe(undefined)
  expect(await unread("export", "--csv")).toBe(undefined)
})

test("a person's enquiries are deleted in every state once the owner confirms", async () => {
  const gone = [make(), make({ message: "two" }), make({ message: "three" }, "2025-10-10", ["honeypot"])]
  const { url, store } = await storeWith("deleted", make({ email: "other@b.in" }), ...gone)
  await store.markDelivered([gone[0]?.id ?? ""])
  const ask = ["delete", "--email", "a@b.in"]
  expect((await inProcess(url, ask, "n\n")).stderr).toContain("Nothing was deleted.")
  expect((await inProcess(url, ask)).stderr).toContain("Nothing was deleted.")
  expect((await inProcess(url, ask, "y\n")).stdout).toContain("3 deleted")
  expect((await contentOf(store)).map(({ fields }) => fields.email)).toEqual(["other@b.in"])
})

test("deleting nothing is a failure", async () => {
  const { url } = await storeWith("not-deleted", make())
  for (const where of [url, `file:${root}/none`])
    expect(await enquiries(where, "delete", "--email", "c@d.in")).toMatchObject({ code: 1, stdout: "" })
})

test("dead enquiries are listed with their reason, and retried", async () => {
  const enquiry = make()
  const { url, store } = await storeWith("dead", enquiry)
  await store.markDead([enquiry.id], "422 recipient")
  expect((await enquiries(url, "dead")).stdout).toContain(
    `${enquiry.id} 2025-10-10 00:00 a@b.in: 422 recipient`,
  )
  expect((await enquiries(url, "retry", enquiry.id.slice(0, 6))).stdout).toContain("It will be mailed")
  // Without a mail server, nothing is mailed.
  const unset = "1 will be mailed once that is possible: no mail is set up"
  expect((await enquiries(url, "retry", "--all")).stdout).toContain(unset)
  jest.replaceProperty(process, "env", { ...process.env, ...mailbox })
  await store.put(make({ message: "two" }, "2025-10-10", ["honeypot"]))
  const all = await enquiries(url, "retry", "--all")
  expect(all.stdout).toMatch(/^1 will be mailed now, and 1 marked as spam with the next mail of those/)
  expect((await enquiries(url, "retry", enquiry.id)).stdout).toContain("It is due already")
  expect(await enquiries(url, "retry", enquiry.id, "--all")).toMatchObject({ code: 2 })
  expect((await contentOf(store))[0]).toMatchObject({ status: "new", attempts: 0 })
})

test("older enquiries are pruned once the owner confirms, who thereby says that the clock is right", async () => {
  const young = make({}, new Date().toISOString())
  const { url, store } = await storeWith("pruned", make({}, "2020-01-01"), make({}, "2020-01-02"), young)
  const ask = ["prune", "--older-than", "18months"]
  const { code, stderr } = await inProcess(url, ask, "n\n")
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/clock it is \d{4}-\d\d-\d\d\. Permanently delete 2 of 3.*Nothing was deleted/s),
  ])
  expect((await store.times()).lookedAfter).toBeUndefined()
  expect((await enquiries(url, ...ask, "--yes")).stdout).toMatch(/^2 from before \d{4}-\d\d-\d\d deleted in /)
  expect((await contentOf(store)).map(({ id }) => id)).toEqual([young.id])
  expect((await store.times()).lookedAfter).toBeGreaterThan(Date.now() - 60_000)
  expect((await enquiries(url, ...ask)).stdout).toMatch(/^0 from before /)
})

test("a backup is a store and restores every state", async () => {
  const [one, two] = [make(), make({ message: "two" })]
  const { url, store } = await storeWith("backed-up", one, two)
  await store.markDelivered([one.id])
  await store.markDead([two.id], "422 recipient")
  const content = await contentOf(store)
  expect((await enquiries(url, "backup", `${root}/copy`)).stdout).toMatch(/^2 /)
  expect(await enquiries(url, "backup", `${root}/copy`)).toMatchObject({ code: 2 })
  expect(await contentOf(fileStore(`${root}/copy`))).toEqual(content)
  const back = await enquiries(`file:${root}/restored`, "restore", `${root}/copy`)
  expect(back.stdout).toContain("2 restored")
  expect(await contentOf(fileStore(`${root}/restored`))).toEqual(content)
  expect((await enquiries(url, "restore", `${root}/none`)).code).toBe(2)
})

test("what waited when a backup was made is mailed after a restore only if the owner says so", async () => {
  const [waiting, failed, delivered] = [make(), make({ message: "two" }), make({ message: "three" })]
  const { url, store } = await storeWith("backed-up-early", waiting, failed, delivered)
  await store.markFailed([failed.id], { error: "503", pauseMs: 0 })
  await store.markDelivered([delivered.id])
  await enquiries(url, "backup", `${root}/early`)
  const back = `file:${root}/restored-early`
  const restored = fileStore(`${root}/restored-early`)
  await restored.setLookedAfter(Date.now())
  const { stdout } = await enquiries(back, "restore", `${root}/early`)
  expect(stdout).toMatch(/^3 restored .*\n2 waited to be mailed .* "retry --all" mails them\.$/m)
  expect(await restored.claimDue({ leaseMs: 1, limit: 9 })).toEqual([])
  expect(await restored.state()).toMatchObject({ dead: 2 })
  // What was restored may have expired by a wrong clock.
  expect((await restored.times()).lookedAfter).toBeUndefined()
  await enquiries(back, "retry", "--all")
  expect(await restored.claimDue({ leaseMs: 1, limit: 9 })).toHaveLength(2)
})

test("while PostgreSQL is away, each command says what it can", async () => {
  const spool = fileStore(`${root}/spool.db`)
  await spool.put(make())
  await spool.close()
  const away = "postgres://me:secret@127.0.0.1:1/none"
  const where = await inProcess(away, ["where"])
  expect([where.code, where.stdout]).toEqual([0, expect.stringContaining("Enquiries: postgres://me:***@")])
  expect(where.stderr).toMatch(/cannot be opened now.*ECONNREFUSED/)
  for (const [args, words] of [
    [["list"], /a@b\.in/],
    [["export", "--json"], /a@b\.in/],
    [["stats"], /^1 enquiries, 0 marked/],
    [["backup", `${root}/away`], /^1 enquiries copied/],
  ] as const) {
    const { code, stdout, stderr } = await inProcess(away, args)
    expect([args, code, stdout, stderr]).toEqual([
      args,
      1,
      expect.stringMatching(words),
      expect.stringMatching(/^Cannot open the store at postgres:.*ECONNREFUSED/m),
    ])
  }
})

test("enquiries are counted by state, form and month", async () => {
  const { url } = await storeWith(
    "counted",
    make(),
    make({}, "2025-11-10", ["honeypot"]),
    make({}, "2025-11-11"),
  )
  expect((await enquiries(url, "stats")).stdout.split("\n")).toEqual([
    "3 enquiries, 1 marked as spam",
    "  new          3",
    "the oldest one waiting to be mailed arrived at 2025-10-10T00:00:00.000Z",
    "by form",
    "  audit        3",
    "by month",
    "  2025-10      1",
    "  2025-11      2",
    "",
  ])
})

test("a wrong command, option or value explains the mistake, with the usage and how npm treats options", async () => {
  const { url } = await storeWith("misused", make())
  for (const [wrong, words] of [
    [["lists"], "export --csv"],
    [["prune", "--older-than", "long"], "--older-than 18months"],
    [["delete", "a@b.in"], "unless they follow --"],
    ...[["list", "--foo"], ["stats", "extra"], ["dead", "--all"], ["show"], ["export"]].map(
      args => [args, ""] as const,
    ),
  ] as const)
    expect([wrong, await enquiries(url, ...wrong)]).toMatchObject([
      wrong,
      { code: 2, stderr: expect.stringContaining(words) },
    ])
  const help = await enquiries(url, "--help")
  expect(help).toMatchObject({ code: 0, stdout: expect.stringContaining("export --csv"), stderr: "" })
  expect((await enquiries(url, "list", "--since", "2026-01-01")).stdout).toBe("")
})

test("`list | head` ends without an error", async () => {
  const { url } = await storeWith(
    "piped",
    ...Array.from({ length: 2000 }, (_, i) => make({ message: `${i}` })),
  )
  const { code, stderr } = await new Promise<Result>(resolve => {
    const child = execFile(process.execPath, [program], {
      env: { ...process.env, ENQUIRIES_URL: url },
    })
    let stderr = ""
    child.stderr?.on("data", chunk => (stderr += chunk))
    child.stdout?.once("data", () => child.stdout?.destroy())
    child.once("exit", code => resolve({ code: code ?? -1, stdout: "", stderr }))
  })
  expect([code, stderr]).toEqual([0, ""])
})

describe("a test mail", () => {
  const sendTestMail = async (email: string, options?: SMTPServerOptions) => {
    const { url, taken, close } = await serveMail(options)
    jest.replaceProperty(process, "env", { ...process.env, SMTP_URL: url, ENQUIRIES_TO_EMAIL: email })
    const result = await enquiries(`file:${root}/none`, "test-mail")
    await close()
    return { ...result, taken: taken.map(({ text }) => text).join("") }
  }

  test("is sent, and the server's reply is printed", async () => {
    const { code, stdout, taken } = await sendTestMail("owner@site.test")
    expect(code).toBe(0)
    expect(stdout).toMatch(/^A mail to owner@site\.test was accepted\. The server replied: 250 /)
    expect(taken).toContain("To: owner@site.test")
  })

  test("that is refused prints the reason", async () => {
    const { code, stderr } = await sendTestMail("owner@site.test", refusingMails(550, "5.7.1 Not you"))
    expect([code, stderr]).toEqual([1, expect.stringContaining("5.7.1 Not you")])
  })

  test("that no server has taken was not refused", async () => {
    jest.replaceProperty(process, "env", { ...process.env, ...mailbox })
    const { code, stderr } = await enquiries(`file:${root}/none`, "test-mail")
    expect([code, stderr]).toEqual([1, expect.stringMatching(/was not accepted: .*ECONNREFUSED/)])
  })

  test("is not sent to a placeholder", async () => {
    const { code, stderr, taken } = await sendTestMail("hello@site.example")
    expect([code, taken]).toEqual([1, ""])
    expect(stderr).toContain("hello@site.example is a placeholder")
  })

  test("without mail settings says what to set", async () => {
    const { code, stderr } = await enquiries(`file:${root}/none`, "test-mail")
    expect([code, stderr]).toEqual([2, expect.stringContaining("SMTP_URL")])
  })
})
