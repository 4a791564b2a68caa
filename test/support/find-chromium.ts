import { execFileSync } from "node:child_process"
import { existsSync } from "node:fs"
import { delimiter, isAbsolute, join } from "node:path"

/** A Chromium's executable, and what its process needs beside the environment it inherits. */
type Program = { readonly path: string; readonly env: Readonly<Record<string, string>> }

/** A Chromium to test with: where it comes from, and the program, which may have to be unpacked first. */
export type Chromium = { readonly source: string; readonly program: () => Program }

const { LOCALAPPDATA, PROGRAMFILES, "PROGRAMFILES(X86)": programFiles32 } = process.env

// Names on the PATH, the headless shell first, then where the installers for macOS and Windows put Chrome and Edge.
const programs = [
  ...["chromium-headless-shell", "chrome-headless-shell"],
  ...["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ...[LOCALAPPDATA, PROGRAMFILES, programFiles32].flatMap(folder =>
    folder
      ? [
          join(folder, "Google/Chrome/Application/chrome.exe"),
          join(folder, "Microsoft/Edge/Application/msedge.exe"),
        ]
      : [],
  ),
]

const chromiumAt = (path: string, source = path): Chromium => ({ source, program: () => ({ path, env: {} }) })

const installed = (): Chromium | undefined => {
  const folders = (process.env.PATH ?? "").split(delimiter)
  const path = programs
    .flatMap(name => (isAbsolute(name) ? name : folders.map(folder => join(folder, name))))
    .find(existsSync)
  return path ? chromiumAt(path) : undefined
}

const lacksLibraries = (program: string): boolean => {
  try {
    return execFileSync("ldd", [program], { encoding: "utf8" }).includes("not found")
  } catch {
    return true
  }
}

const unpack = (): Program => {
  const folder = execFileSync(process.execPath, ["test/support/packaged-chromium.mjs"], { encoding: "utf8" })
  const path = join(folder, "chromium")
  return {
    path,
    env: {
      ...(lacksLibraries(path) && { LD_LIBRARY_PATH: join(folder, "al2023/lib") }),
      ...(!existsSync("/etc/fonts") && { FONTCONFIG_PATH: join(folder, "fonts") }),
    },
  }
}

/** The Chromium of the npm package, a headless shell for x64 Linux. */
const packaged = (): Chromium | undefined =>
  process.platform === "linux" && process.arch === "x64"
    ? { source: "the one in the npm package @sparticuz/chromium", program: unpack }
    : undefined

const named = (): Chromium | undefined => {
  const path = process.env.CHROME_PATH
  if (path && !existsSync(path))
    throw new Error(
      `CHROME_PATH is "${path}", which does not exist: set it to a Chromium's executable, or unset it.`,
    )
  return path ? chromiumAt(path, `CHROME_PATH, ${path}`) : undefined
}

/**
 * Finds the Chromium to test with: `CHROME_PATH`, else (x64 Linux) the headless shell of an npm package, which is the same
 * on all machines and takes half the time, else an installed Chromium, Chrome or Edge.
 * @throws with one line on how to get one
 */
export const findChromium = (): Chromium => {
  const found = named() ?? packaged() ?? installed()
  if (found) return found
  throw new Error(
    "No Chromium found. Install one (Debian: apt-get install chromium; macOS: brew install --cask google-chrome), or set CHROME_PATH to its executable.",
  )
}
