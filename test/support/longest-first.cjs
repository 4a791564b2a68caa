const { default: Sequencer } = require("@jest/test-sequencer")

// What takes longest comes first, so that no worker is left with a long file at the end. Jest itself knows durations only
// from the last run, and a fresh clone has none.
const longest = [
  "test/builds/",
  "browser/pages",
  "browser/audits",
  "browser/forms.",
  "browser/journeys",
  "enquiries/crash",
]

const rank = ({ path }) => {
  const at = longest.findIndex(part => path.includes(part))
  return at < 0 ? longest.length : at
}

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((a, b) => rank(a) - rank(b))
  }
}
