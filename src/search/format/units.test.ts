import { pairPieces, unitFits, unitsOf, wordPieces } from "./units"

test("the units of a text are its words and pairs, each once", () => {
  expect(unitsOf(" the cat,  the cat, ")).toEqual(["the", "cat,", "the cat,", "cat,  the"])
  expect(unitsOf(" ")).toEqual([])
})

test("a query of one word or one pair is one piece", () => {
  expect(pairPieces("tion")).toEqual(["tion"])
  expect(pairPieces("f th")).toEqual(["f th"])
})

test("a longer query says where words end inside it", () => {
  expect(pairPieces("f the  rapid gro")).toEqual(["f the ", " the  rapid ", " rapid gro"])
  expect(wordPieces("f the gro")).toEqual(["f ", " the ", " gro"])
  expect(unitFits("of the", "f the ")).toBe(true)
  expect(unitFits("of then", "f the ")).toBe(false)
  expect(unitFits("then", " the")).toBe(true)
})
