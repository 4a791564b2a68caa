// Unpacks the Chromium that the npm package @sparticuz/chromium carries, once for each version of it, and prints where.
// A program of its own, since that package is an ES module, which Jest cannot load, and unpacks into TMPDIR.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"

const root = join(dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")), "../..")
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
const folder = join(root, "../../.cache", `chromium-${version}`)

if (!existsSync(folder)) {
  mkdirSync(dirname(folder), { recursive: true })
  const unpacked = mkdtempSync(`${folder}-`)
  process.env.TMPDIR = unpacked
  // The package unpacks its shared libraries only where it believes itself on Amazon's machines.
  process.env.AWS_EXECUTION_ENV = "AWS_Lambda_nodejs22.x"
  const { default: chromium } = await import("@sparticuz/chromium")
  await chromium.executablePath()
  // The package's own file names folders of Amazon's machines; a Chromium that finds no font at all crashes.
  writeFileSync(
    join(unpacked, "fonts/fonts.conf"),
    `<fontconfig><dir>${folder}/fonts/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>`,
  )
  try {
    // One step, so that a run that is killed leaves no half-written browser, and two at once do no harm.
    renameSync(unpacked, folder)
  } catch (error) {
    rmSync(unpacked, { recursive: true })
    if (!existsSync(folder)) throw error
  }
}
process.stdout.write(folder)
