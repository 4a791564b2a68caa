import type { Path } from "opentype.js"

/** Writes an outline with whole, relative coordinates: a third of the size of absolute ones. */
export const compactPath = (path: Pick<Path, "commands">, scale = 1): string => {
  let [penX, penY] = [0, 0]
  const delta = (x = 0, y = 0) => [Math.round(x * scale) - penX, Math.round(y * scale) - penY]
  const list = (values: number[]) =>
    values.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : `${value}`)).join("")
  return path.commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      if (type === "Z") return "z"
      const controls = [
        ...(x1 === undefined ? [] : delta(x1, y1)),
        ...(x2 === undefined ? [] : delta(x2, y2)),
      ]
      const [dx = 0, dy = 0] = delta(x, y)
      const written =
        type === "M"
          ? `M${list([penX + dx, penY + dy])}`
          : commandOf(type.toLowerCase(), dx, dy, controls, list)
      penX += dx
      penY += dy
      return written
    })
    .join("")
}

const commandOf = (
  type: string,
  dx: number,
  dy: number,
  controls: number[],
  list: (values: number[]) => string,
): string => {
  if (type === "l" && dx === 0 && dy === 0) return ""
  if (type === "l" && dy === 0) return `h${dx}`
  if (type === "l" && dx === 0) return `v${dy}`
  return `${type}${list([...controls, dx, dy])}`
}
