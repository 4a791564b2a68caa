import { type Measured, measure } from "./measure"
import { report } from "./report"

/** Seven posts is the site as it opens. */
const sizes = [7, 100, 1_000, 10_000]

const main = async (): Promise<void> => {
  const measured: Measured[] = []
  for (const size of sizes) measured.push(await measure(size))
  console.log(report(measured))
  if (measured.some(({ wrong }) => wrong.length > 0)) process.exitCode = 1
}

void main()
