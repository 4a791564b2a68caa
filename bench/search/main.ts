import { chromium } from "playwright-core"
import { bundlePage } from "./bundle-page"
import { type Measured, measure } from "./measure"
import { report } from "./report"

/** Seven posts is the site as it opens. */
const SIZES = [7, 100, 1_000, 10_000]
const FLAGS =
  "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync"

const main = async (): Promise<void> => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
    args: FLAGS.split(" "),
  })
  try {
    const script = await bundlePage()
    const measured: Measured[] = []
    for (const size of SIZES) measured.push(await measure(browser, size, script))
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
