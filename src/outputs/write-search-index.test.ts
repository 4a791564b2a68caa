import { copyToSections, toSections } from "./write-search-index"

test("HTML is split at its headings, each with its anchor", () => {
  expect(
    toSections(
      '<p>A lead.</p><h2 id="triangle">The <em>triangle</em></h2><p>One &amp;\none.</p><p>Two.</p><h3 class="a" id="sql">SQL</h3><pre><code><span class="token">SELECT</span>\n 1 &lt; 2</code></pre>',
    ),
  ).toEqual([
    { heading: "", anchor: "", text: "A lead." },
    { heading: "The triangle", anchor: "triangle", text: "One & one.\nTwo." },
    { heading: "SQL", anchor: "sql", text: "SELECT\n1 < 2" },
  ])
})

test("copy without words makes no section", () => {
  expect(copyToSections({ heading: "Contact", points: ["", null, "Phone."] })).toEqual([
    { heading: "Contact", anchor: "", text: "Phone." },
  ])
})

test("headings inside folds are headings too", () => {
  const sections = toSections(
    '<p>A.</p><details><summary><h3 id="b">What you get</h3></summary><p>B.</p></details><p>C.</p>',
  )
  expect(sections[1]).toEqual({ heading: "What you get", anchor: "b", text: "B.\nC." })
})

test("forms, buttons, drawings, scripts and decoration are omitted", () => {
  const html =
    '<form>Name</form><svg><text>1</text></svg><script>x</script><span aria-hidden="true">#</span><p>Text.</p>'
  expect(toSections(html).map(({ text }) => text)).toEqual(["Text."])
})

test("table cells, subscripts and superscripts stay separate words", () => {
  const html = "<table><tr><td>one</td><td>–</td><td>two</td></tr></table><p>r<sub>k</sub></p>"
  expect(toSections(html)[0]?.text).toBe("one · two\nr k")
})

test("a chart is found by its title and subtitle, not by its notes", () => {
  const html =
    '<figure class="chart-figure"><figcaption><p>It grew</p><p>Visits</p></figcaption><svg><text>1</text></svg><div class="chart-foot"><p>Source: us</p><details><summary>Show</summary><table><tr><td>77</td></tr></table></details></div></figure>'
  expect(toSections(html).map(({ text }) => text)).toEqual(["It grew\nVisits"])
})

test("copy is split at headings and titles; parts have their own anchor or inherit one", () => {
  expect(
    copyToSections({
      heading: "Checked first",
      lead: "We measure.",
      sections: [
        {
          anchor: "who",
          heading: "Who",
          body: ["One.", "Two."],
          points: [{ title: "Media", text: "You need." }],
        },
      ],
      closing: null,
    }),
  ).toEqual([
    { heading: "Checked first", anchor: "", text: "We measure." },
    { heading: "Who", anchor: "who", text: "One.\nTwo." },
    { heading: "Media", anchor: "who", text: "You need." },
  ])
})
