type ChartTextProps = {
  lines: readonly string[]
  x: string
  y: number
  dx?: number
  className?: string
}

export const lineHeight = 15

/** Text in a chart, one `tspan` a line, always in CSS pixels. */
export const ChartText = ({ lines, x, y, dx = 0, className }: ChartTextProps) => {
  if (lines.length === 1) {
    return (
      <text x={x} y={y} dx={dx || undefined} className={className}>
        {lines[0]}
      </text>
    )
  }
  return (
    <text className={className}>
      {lines.map((line, i) => (
        <tspan key={line} x={x} y={y + i * lineHeight} dx={dx || undefined}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
