import { useEffect, useState } from "react"
import type { TextAnswer } from "../../search/text-search"
import type { TitleAnswer } from "../../search/title-search"

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString("en-IN")} ${number === 1 ? one : many}`

/**
 * How many results there are, in words: "3 results: 2 blog posts and 1 resource; 4 hits in the text".
 * @param texts the answer of the texts, once it is there.
 */
export const resultCount = ({ posts, resources }: TitleAnswer, texts: TextAnswer | undefined): string => {
  const kinds = [
    posts.length > 0 && count(posts.length, "blog post", "blog posts"),
    resources.length > 0 && count(resources.length, "resource", "resources"),
  ].filter(Boolean)
  const both = kinds.length > 1 ? `${count(posts.length + resources.length, "result", "results")}: ` : ""
  const inTexts = texts && texts.total > 0 && `${count(texts.total, "hit", "hits")} in the text`
  return [both + kinds.join(" and "), inTexts].filter(Boolean).join("; ") || (texts ? "No results" : "")
}

const pause = 600

/** Says a text to those who hear the page, once it has stood still for a moment: not with every letter typed. */
export const Announcement = ({ text }: { text: string }) => {
  const [said, say] = useState("")
  useEffect(() => {
    const timer = setTimeout(() => say(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p role="status" className="sr-only">
      {/* An empty text would be written, and perhaps read out, anew with each letter typed. */}
      {said || null}
    </p>
  )
}
