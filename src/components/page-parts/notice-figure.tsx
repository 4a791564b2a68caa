const guess = { stroke: "var(--signal)", strokeDasharray: "4 5" }
const line = "M4 150 60 128 116 134 172 96"

/**
 * The picture of a notice, in the language of the charts: a line that breaks off where the page is missing, or goes
 * on elsewhere where it has moved. It repeats what the text says, so it is hidden from assistive technology.
 */
export const NoticeFigure = ({ kind }: { kind: "missing" | "moved" }) => (
  <svg className="notice-figure" viewBox="0 0 360 180" aria-hidden="true">
    <path stroke="var(--rule)" strokeWidth="1" d="M0 170h360M0 120h360M0 70h360M0 20h360" />
    <path d={line} />
    <circle fill="var(--data)" cx="172" cy="96" r="5" />
    {kind === "missing" ? (
      <>
        <path {...guess} d="M180 90 252 54" />
        <circle stroke="var(--signal)" cx="262" cy="49" r="9" />
        <text x="270" y="92" textAnchor="middle">
          no page here
        </text>
      </>
    ) : (
      <>
        <path {...guess} d="M172 88C172 40 190 34 236 34" />
        <path d="M244 34 300 24 356 8" />
        <circle fill="var(--data)" cx="244" cy="34" r="5" />
        <text x="184" y="112">
          old URL
        </text>
        <text x="244" y="60" textAnchor="middle">
          new URL
        </text>
      </>
    )}
  </svg>
)
