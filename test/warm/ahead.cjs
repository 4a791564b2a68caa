// Loaded before Gatsby: its clock is as many days ahead as a file says, which may change while it runs.
const { readFileSync } = require("node:fs")

const daysAhead = () => Number(readFileSync(process.env.DAYS_FILE, "utf8")) * 86_400_000
let ahead = daysAhead()
setInterval(() => {
  ahead = daysAhead()
}, 500).unref()

const Real = Date
globalThis.Date = new Proxy(Real, {
  construct: (target, args, made) =>
    Reflect.construct(target, args.length > 0 ? args : [Real.now() + ahead], made),
  apply: () => new Real(Real.now() + ahead).toString(),
  get: (target, name) => (name === "now" ? () => Real.now() + ahead : Reflect.get(target, name)),
})
