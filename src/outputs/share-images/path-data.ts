import type { Path, PathCommand } from "opentype.js"

const pairs = ({ x1, y1, x2, y2, x, y }: PathCommand) =>
  [x1, y1, x2, y2, x, y].filter(value => value !== undefined)

/** Writes an outline as SVG path data. opentype.js's own toPathData writes NaN for values such as 3e-14. */
export function pathData(path: Path, decimals = 1): string {
  const round = (value: number) => String(Number(value.toFixed(decimals)))
  return path.commands.map(command => command.type + pairs(command).map(round).join(" ")).join("")
}
