import { pairFragments, termContains, termsOf } from "./terms"

test("the terms of a text are its words and pairs, each once", () => {
  expect(termsOf(" the cat,  the cat, ")).toEqual(["the", "cat,", "the cat,", "cat,  the"])
  expect(termsOf(" ")).toEqual([])
})

test("a query of one word or one pair is one fragment", () => {
  expect(pairFragments("tion")).toEqual(["tion"])
  expect(pairFragments("f th")).toEqual(["f th"])
})

test("a longer query says where words end inside it", () => {
  expect(pairFragments("f the  rapid gro")).toEqual(["f the ", " the  rapid ", " rapid gro"])
  expect(termContains("of the", "f the ")).toBe(true)
  expect(termContains("of then", "f the ")).toBe(false)
  expect(termContains("then", " the")).toBe(true)
})
