// Loaded by scripts/build before Gatsby. For its cache Parcel, which compiles gatsby-node.ts, notes every file below the project
// before and after its work: in node_modules, .cache and public there are hundreds of thousands, and none that could have
// changed unseen, since a build begins from nothing when packages have changed (docs/decisions/0077). What it has written
// itself it must see, as Gatsby empties .cache/compiled at each start.
const { existsSync, readdirSync } = require("node:fs")
const { join } = require("node:path")
const watcher = require("@parcel/watcher")

const unread = folder => {
  const cache = join(folder, ".cache")
  const cached = existsSync(cache) ? readdirSync(cache).filter(name => name !== "compiled") : []
  return [join(folder, "node_modules"), join(folder, "public"), ...cached.map(name => join(cache, name))]
}

for (const name of ["writeSnapshot", "getEventsSince"]) {
  const original = watcher[name]
  watcher[name] = (folder, snapshot, options) =>
    original(folder, snapshot, { ...options, ignore: [...options.ignore, ...unread(folder)] })
}
