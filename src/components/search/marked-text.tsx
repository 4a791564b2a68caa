import { Fragment } from "react"
import { highlight } from "../../search/rule/match"

type MarkedTextProps = { text: string; query: string }

/** A text with every place marked at which it contains the query. */
export const MarkedText = ({ text, query }: MarkedTextProps) => {
  let at = 0
  return (
    <>
      {highlight(text, query).map(({ text: piece, marked }) => {
        const key = at
        at += piece.length
        return marked ? <mark key={key}>{piece}</mark> : <Fragment key={key}>{piece}</Fragment>
      })}
    </>
  )
}
