import { Fragment } from "react"
import type { Segment } from "../../search/exact/rule/match"

/** A text whose found stretches are marked. */
export const Segments = ({ segments }: { segments: readonly Segment[] }) => {
  let at = 0
  return (
    <>
      {segments.map(({ text, marked }) => {
        const key = at
        at += text.length
        return marked ? <mark key={key}>{text}</mark> : <Fragment key={key}>{text}</Fragment>
      })}
    </>
  )
}
