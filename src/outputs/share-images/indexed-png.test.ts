import sharp from "sharp"
import { indexedPng, type Rgb } from "./indexed-png"

const colours: Rgb[] = [
  [255, 255, 255],
  [0, 0, 0],
  [200, 30, 20],
]
const pixelsOf = (image: readonly Rgb[]) => Buffer.from(image.flatMap(rgb => [...rgb, 255]))

test("every pixel gets the nearest of the colours, row by row, as another program reads it", async () => {
  const pixels = pixelsOf([
    [250, 255, 249],
    [10, 0, 9],
    [0, 0, 0],
    [0, 0, 0],
    [199, 31, 22],
    [255, 255, 255],
  ])
  const png = await indexedPng(colours)(pixels, 2)
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 2, height: 3, channels: 3 })
  const [white, black, red] = colours as [Rgb, Rgb, Rgb]
  expect([...data]).toEqual([white, black, black, black, red, white].flat())
})
