import { Fragment, type ReactNode } from "react"
import { longDate } from "../../shared/date-format"
import { tokenPattern } from "../../shared/text-tokens"

type FilledProps = { text: string; parts: Readonly<Record<string, ReactNode>> }

/** A sentence of the content, each name in braces replaced by a part of the page. */
export const Filled = ({ text, parts }: FilledProps) => (
  <>
    {text.split(tokenPattern).map((piece, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their places
      <Fragment key={index}>{index % 2 ? parts[piece] : piece}</Fragment>
    ))}
  </>
)

/** @param text with {date} @param day "2025-10-10" */
export const Dated = ({ text, day }: { text: string; day: string }) => (
  <Filled text={text} parts={{ date: <time dateTime={day}>{longDate(day)}</time> }} />
)
