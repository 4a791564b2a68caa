import { render } from "../../../../test/support/render"
import { GuessableChart } from "./guessable-chart"

const chart = (kind: "line" | "bar", values: number[]) => ({
  slug: "growth",
  sample: false,
  kind,
  title: "It grew",
  subtitle: "Visits",
  alt: "It grew",
  unit: "index",
  drawingHtml: "",
  footerHtml: "",
  gap: null,
  series: [
    {
      name: "With",
      emphasis: true,
      dashed: false,
      points: values.map((value, index) => ({ label: `Month ${index}`, value })),
    },
  ],
})

test("visitors may draw the rest of a line, but neither of bars nor of a line with nothing left to draw", () => {
  const offers = (...args: Parameters<typeof chart>) =>
    render(<GuessableChart chart={chart(...args)} />).includes("Draw what happened next")
  expect(offers("line", [1, 2, 3, 4])).toBe(true)
  expect(offers("line", [1, 2, 3])).toBe(false)
  expect(offers("bar", [1, 2, 3, 4])).toBe(false)
})
