import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { stringify } from "csv-stringify/sync"
import { type QueryArgs, runQuery } from "../gatsby/run-query"
import { chartFilePath, chartsFolder } from "../shared/built-files"
import { escapeFormula } from "../shared/escape"

const query = /* GraphQL */ `query ChartFiles {
  allChart(sort: { slug: ASC }) {
    nodes { slug unit series { name emphasis points { label value } } forecast { at low high } }
  }
}`

type Chart = Queries.ChartFilesQuery["allChart"]["nodes"][number]

/** CSV (RFC 4180) with a line per point, so that every kind of chart has the same columns. */
export const chartCsv = ({ unit, series, forecast }: Omit<Chart, "slug">): string =>
  stringify(
    series.flatMap(({ name, emphasis, points }) =>
      points.map(({ label, value }) => {
        const range = emphasis ? forecast?.find(({ at }) => at === label) : undefined
        return [name, label, value, range?.low, range?.high, unit]
      }),
    ),
    {
      header: true,
      columns: ["Series", "Label", "Value", "Low", "High", "Unit"],
      quoted_string: true,
      record_delimiter: "windows",
      cast: { string: escapeFormula },
    },
  )

export const writeChartFiles = async (args: QueryArgs): Promise<void> => {
  const found = await runQuery<Queries.ChartFilesQuery>(args, "the charts' numbers", query)
  if (!found) return
  const folder = join("public", chartsFolder)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { slug, ...chart } of found.allChart.nodes)
    writeFileSync(join("public", chartFilePath(slug)), chartCsv(chart))
}
