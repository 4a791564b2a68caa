import { writePng } from "./canvas"
import { controlChart } from "./covers/control-chart"
import { crawlGraph } from "./covers/crawl-graph"
import { drillDown } from "./covers/drill-down"
import { measurementChain } from "./covers/measurement-chain"
import { metricTree } from "./covers/metric-tree"
import { namingGrid } from "./covers/naming-grid"
import { retentionCurves } from "./covers/retention-curves"

const covers: Record<string, () => string> = {
  "digital-measurement-tracking-guide": measurementChain,
  "analytics-frameworks-for-growth": metricTree,
  "seo-technical-foundations": crawlGraph,
  "campaign-tracking-blueprint": namingGrid,
  "cohort-analysis-retention-curves": retentionCurves,
  "dashboard-building-decisions": controlChart,
  "deep-dive-analysis-methodology": drillDown,
}

/** Draws the cover of every article that has a drawing, next to its text. */
export const drawCovers = async (): Promise<void> => {
  for (const [slug, draw] of Object.entries(covers))
    await writePng(`content/posts/${slug}/drawing.png`, draw())
}
