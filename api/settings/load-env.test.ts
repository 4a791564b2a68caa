import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { loadEnv } from "./load-env"

test("files provide what is not set, `.env.production` before `.env`, and may be missing", () => {
  const directory = mkdtempSync(join(tmpdir(), "env-"))
  loadEnv(directory)
  process.env.LOAD_ENV_A = "set"
  writeFileSync(join(directory, ".env.production"), "LOAD_ENV_A=file\nLOAD_ENV_B=first\n")
  writeFileSync(join(directory, ".env"), "LOAD_ENV_B=second\nLOAD_ENV_C=third\n")
  loadEnv(directory)
  expect(["A", "B", "C"].map(name => process.env[`LOAD_ENV_${name}`])).toEqual(["set", "first", "third"])
  for (const name of ["A", "B", "C"]) delete process.env[`LOAD_ENV_${name}`]
  rmSync(directory, { recursive: true })
})
