const { default: Sequencer } = require("@jest/test-sequencer")

// The longest files come first, so that none is left for the end. Jest knows durations only from the last run.
const longest = [
  "test/builds/",
  "browser/pages",
  "browser/cms",
  "browser/overflow",
  "site/server-process",
  "browser/forms.",
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
