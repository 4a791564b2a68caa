import type { Fault } from "./fault"
import { type FaultyCopy, needsBuild } from "./faulty-copy"
import { runJest } from "./run-jest"

/** Whether a fault was found, and how, or why not. */
export type Verdict = { readonly found: boolean; readonly words: string }

const notFound = (words: string): Verdict => ({ found: false, words })

const lastWords = (error: unknown): string => {
  const { stdout, stderr } = error as { stdout?: unknown; stderr?: unknown }
  return `${stdout ?? ""}${stderr ?? error}`.trim().slice(-2000)
}

const judge = (copy: FaultyCopy, fault: Fault): Verdict => {
  const { finder } = fault
  const wrongTypes = copy.typeErrors(fault)
  if (wrongTypes) return notFound(`the compiler stops it already: ${wrongTypes.slice(0, 300)}`)
  if (finder === "build" || needsBuild(fault)) {
    try {
      copy.build(fault)
    } catch (error) {
      const words = lastWords(error)
      // It is to stop because of the fault, and so to name its place.
      return finder === "build" && fault.touches.some(path => words.includes(path))
        ? { found: true, words: "the build stopped" }
        : notFound(`the build stopped: ${words}`)
    }
  }
  if (finder === "build") return notFound("the build went through")
  const { passed, failed, broken } = runJest(copy.folder, finder.project, [finder.file], finder.title)
  if (broken) return notFound(broken)
  return failed.length > 0
    ? { found: true, words: `${failed.length} of ${passed + failed.length} tests: ${failed[0]}` }
    : notFound(`all ${passed} tests passed`)
}

/** Puts a fault into the copy, lets its test look for it, and takes it out again. */
export const tryFault = (copy: FaultyCopy, fault: Fault): Verdict => {
  copy.apply(fault)
  try {
    return judge(copy, fault)
  } finally {
    copy.restore(fault)
  }
}

/**
 * Runs the tests of the faults on the untouched copy, where all are to pass.
 * @returns what is wrong, in words
 */
export const checkUntouched = (copy: FaultyCopy, faults: readonly Fault[]): string[] => {
  const runs = new Map<string, { files: Set<string>; run: (files: string[]) => ReturnType<typeof runJest> }>()
  for (const { finder } of faults) {
    if (finder === "build") continue
    const { project, file, title } = finder
    const key = title ? `${project} ${file} -t "${title}"` : project
    const known = runs.get(key) ?? {
      files: new Set(),
      run: (files: string[]) => runJest(copy.folder, project, files, title),
    }
    known.files.add(file)
    runs.set(key, known)
  }
  return [...runs].flatMap(([name, { files, run }]) => {
    const { failed, broken } = run([...files])
    return broken || failed.length > 0 ? [`${name}: ${broken ?? failed.join("; ")}`] : []
  })
}
