type Colour = { rgb: readonly number[]; alpha: number }

/** A colour as the browser computes it: rgb(…) or rgba(…). */
const read = (text: string): Colour => {
  const [red, green, blue, alpha = 1] = (/^rgba?\((.*)\)$/.exec(text)?.[1] ?? "").split(",").map(Number)
  if (red === undefined || green === undefined || blue === undefined) throw new Error(`no colour: "${text}"`)
  return { rgb: [red, green, blue], alpha }
}

const over = ({ rgb, alpha }: Colour, below: Colour): readonly number[] =>
  rgb.map((part, index) => part * alpha + (below.rgb[index] ?? 0) * (1 - alpha))

const luminance = (rgb: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = rgb.map(part => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * The contrast of two colours, from 1 to 21 (WCAG 2.2, "contrast ratio").
 * @param colour may be translucent
 * @param below an opaque one
 */
export const contrast = (colour: string, below: string): number => {
  const background = read(below)
  const [one, other] = [luminance(over(read(colour), background)), luminance(background.rgb)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}
