import { chartsAsTables } from "./charts-as-tables"

const chart =
  '<figure class="chart-figure"><figcaption><p class="chart-title">Grew</p><p class="chart-subtitle">Visits</p></figcaption><div class="chart"><svg role="img" aria-label="From 1 to 2 &amp; on" height="3"><text>1</text></svg><ol class="chart-key"><li>Fix</li></ol></div><div class="chart-foot"><p>A note</p><p class="chart-note">Source: sample.</p><details class="chart-numbers"><summary>Show the numbers</summary><table><tr><td>1</td></tr></table></details><a href="/x.csv">CSV</a></div></figure>'

test("a chart is told and its numbers are shown, since a feed has no style to draw it with", () => {
  expect(chartsAsTables(`<p>a</p>${chart}<p>b</p>`)).toBe(
    '<p>a</p><figure class="chart-figure"><figcaption><p class="chart-title">Grew</p><p class="chart-subtitle">Visits</p></figcaption><p>From 1 to 2 &amp; on</p><table><tr><td>1</td></tr></table><p>A note</p><p class="chart-note">Source: sample.</p></figure><p>b</p>',
  )
})

test("all else stays as it is, byte for byte", () => {
  const code =
    '<pre class="x" tabindex="0"><code>&#x3C;figure class="chart-figure">\n  a &amp; b</code></pre><img src="/a.png" alt="a > b"><br>'
  expect(chartsAsTables(code)).toBe(code)
  expect(chartsAsTables(code + chart).startsWith(code)).toBe(true)
})
