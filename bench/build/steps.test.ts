import { whereTimeWent } from "./steps"

const log = [
  { at: 1, text: "Building on the build before." },
  { at: 3, text: "success compile gatsby files - 1.000s" },
  { at: 4.5, text: "success content check - 0.500s" },
  { at: 5, text: "success onPreBootstrap - 1.500s" },
  { at: 5, text: "info Total nodes: 331" },
  { at: 5.5, text: "success Checking for changed pages - 0.000s" },
  { at: 7.5, text: "success Building static HTML for pages - 2.000s - 64/64 40.51/s" },
  { at: 8, text: "success content check - 0.250s" },
  { at: 9, text: "warning success is no step - 1.000s" },
]

test("each moment counts for the innermost step, and all rows together are the whole build", () => {
  const rows = whereTimeWent(log, 10)
  expect(rows).toEqual([
    { name: "start of tsx, hash of the code", seconds: 1 },
    { name: "start of Gatsby", seconds: 1 },
    { name: "compile gatsby files", seconds: 1 },
    { name: "onPreBootstrap", seconds: 1 },
    { name: "content check", seconds: 0.75 },
    { name: "Checking for changed pages", seconds: 0 },
    { name: "Building static HTML for pages", seconds: 2 },
    { name: "after the last step", seconds: 2 },
    { name: "not accounted for", seconds: 1.25 },
  ])
  expect(rows.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(10)
})

test("a step that goes on beside later ones keeps only what they leave", () => {
  const rows = whereTimeWent(
    [
      { at: 4, text: "success Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs - 3.000s - 4/4 5.73/s" },
      { at: 5, text: "success run page queries - 3.000s" },
    ],
    5,
  )
  expect(rows).toContainEqual({ name: "Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs", seconds: 1 })
  expect(rows).toContainEqual({ name: "run page queries", seconds: 3 })
})

test("the queries of pages, which have no line, are what follows webpack until the next step", () => {
  const rows = whereTimeWent(
    [
      { at: 3, text: "success Caching Webpack compilations - 1.000s" },
      {
        at: 5,
        text: "success Writing page-data.json and slice-data.json files to public directory - 0.500s - 2/2",
      },
    ],
    5,
  )
  expect(rows).toContainEqual({ name: "page queries", seconds: 1.5 })
})
