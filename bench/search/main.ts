import { launchBrowser } from "../../test/support/browser"
import { bundlePage } from "./bundle-page"
import { type Measured, measure } from "./measure"
import { report } from "./report"

/** Seven posts is the site as it opens. */
const sizes = [7, 100, 1_000, 10_000]

const main = async (): Promise<void> => {
  const browser = await launchBrowser()
  try {
    const script = await bundlePage()
    const measured: Measured[] = []
    for (const size of sizes) measured.push(await measure(browser, size, script))
    console.log(report(measured))
    if (measured.some(({ wrong }) => wrong.length > 0)) process.exitCode = 1
  } finally {
    await browser.close()
  }
}

main().catch(error => {
  console.error(error)
  process.exitCode = 1
})
