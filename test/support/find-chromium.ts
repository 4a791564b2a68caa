import { execFileSync } from "node:child_process"
import { existsSync } from "node:fs"
import { delimiter, join } from "node:path"

/** A Chromium's executable, and what its process needs beside the environment it inherits. */
type Program = { readonly path: string; readonly env: Readonly<Record<string, string>> }

/** A Chromium to test with: in words, for whoever runs the tests, and the program, which may have to be unpacked. */
export type Chromium = { readonly source: string; readonly program: () => Program }

/** Chromium as visitors have it, or its headless shell, without a desktop's windows, which takes a third of the time. */
export type ChromiumKind = "whole" | "shell"

const names: Readonly<Record<ChromiumKind, readonly string[]>> = {
  shell: ["chromium-headless-shell", "chrome-headless-shell"],
  whole: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
}

const windowsPrograms = [
  process.env.LOCALAPPDATA,
  process.env.PROGRAMFILES,
  process.env["PROGRAMFILES(X86)"],
].flatMap(folder => folder ?? [])

// Where the installers of these systems put Chrome and Edge; neither is on the PATH there.
const installed: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ],
  win32: windowsPrograms.flatMap(folder => [
    join(folder, "Google/Chrome/Application/chrome.exe"),
    join(folder, "Microsoft/Edge/Application/msedge.exe"),
  ]),
}

const firstExisting = (paths: readonly string[]): string | undefined => paths.find(path => existsSync(path))

const onPath = (kind: ChromiumKind): string | undefined =>
  firstExisting(
    names[kind].flatMap(name => (process.env.PATH ?? "").split(delimiter).map(folder => join(folder, name))),
  )

const installedOf: Readonly<Record<ChromiumKind, () => string | undefined>> = {
  shell: () => onPath("shell"),
  whole: () => onPath("whole") ?? firstExisting(installed[process.platform] ?? []),
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

let unpacked: Program | undefined

/** The Chromium of the npm package is made for x64 Linux. */
const packaged = (): Chromium | undefined =>
  process.platform === "linux" && process.arch === "x64"
    ? {
        source: "the one in the npm package @sparticuz/chromium",
        program: () => {
          unpacked ??= unpack()
          return unpacked
        },
      }
    : undefined

const chromiumAt = (path: string, source = path): Chromium => ({ source, program: () => ({ path, env: {} }) })

const named = (): Chromium | undefined => {
  const path = process.env.CHROME_PATH
  if (path && !existsSync(path))
    throw new Error(
      `CHROME_PATH is "${path}", which does not exist: set it to a Chromium's executable, or unset it.`,
    )
  return path ? chromiumAt(path, `CHROME_PATH, ${path}`) : undefined
}

const ofKind = (kind: ChromiumKind): Chromium | undefined => {
  const path = installedOf[kind]()
  return path ? chromiumAt(path) : undefined
}

/**
 * The Chromium to test with: `CHROME_PATH`, else one on the PATH, the headless shell before others, else an installed
 * Chrome or Edge (macOS, Windows), else the one that an npm package carries (x64 Linux), a shell, unpacked on first use.
 * @param kind the one wanted, whatever `CHROME_PATH` says
 * @throws with one line on how to get one
 */
export const findChromium = (kind?: ChromiumKind): Chromium => {
  const found = kind
    ? (ofKind(kind) ?? (kind === "shell" ? packaged() : undefined))
    : (named() ?? ofKind("shell") ?? ofKind("whole") ?? packaged())
  if (found) return found
  throw new Error(
    `No ${kind ? `${kind} ` : ""}Chromium found. Install one (Debian: apt-get install chromium chromium-headless-shell; macOS: brew install --cask google-chrome), or set CHROME_PATH to its executable.`,
  )
}
