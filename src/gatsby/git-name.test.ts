import { gitName } from "./git-name"

test("a content has the name that git gives it", () => {
  // printf 'hello\\n' | git hash-object --stdin
  expect(gitName(Buffer.from("hello\n"))).toBe("ce013625030ba8dba906f756967f9e9ca394464a")
})
