// Run after `npm install` on a machine whose registry lacks packages of other platforms (npm run lock).
// npm leaves such optional packages out of the lock file, and `npm ci` then refuses it; so they are listed here by
// version and platform, which is all that npm needs to pass them over.
import { readFileSync, writeFileSync } from "node:fs"

const systems = new Set("aix android darwin freebsd linux netbsd openbsd openharmony sunos win32".split(" "))
const processors = "arm64 arm x64 ia32 ppc64 s390x riscv64 loong64 mips64el wasm32".split(" ")

const lock = JSON.parse(readFileSync("package-lock.json", "utf8"))
const { packages } = lock

/** Whether a package is listed where Node would find it from a place. */
const isListed = (from, name) => {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf("/node_modules/")))) {
    if (packages[`${at ? `${at}/` : ""}node_modules/${name}`]) return true
    if (!at.includes("/node_modules/")) return Boolean(packages[`node_modules/${name}`])
  }
}

const platformOf = name => {
  const words = name.split(/[-/.]/)
  const os = words.find(word => systems.has(word))
  const cpu =
    processors.find(word => words.includes(word)) ??
    (words.some(word => word.startsWith("arm")) ? "arm" : undefined)
  return {
    ...(cpu && { cpu: [cpu] }),
    ...(os && { os: [os] }),
    ...(words.includes("musl") && { libc: ["musl"] }),
  }
}

let added = 0
for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
  for (const [name, range] of path ? Object.entries(optionalDependencies) : []) {
    const platform = platformOf(name)
    if (isListed(path, name) || Object.keys(platform).length === 0) continue
    packages[`node_modules/${name}`] = {
      version: range.replace(/^[\^~]/, ""),
      ...(dev && { dev }),
      optional: true,
      ...platform,
    }
    added += 1
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} packages of other platforms added to package-lock.json`)
