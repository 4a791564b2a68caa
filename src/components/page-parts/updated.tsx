type UpdatedProps = {
  /** 2026-11-03; null for a text that was never updated. */
  day: string | null
  /** 3 November 2026 */
  words: string | null
}

/** When a text was last changed. */
export const Updated = ({ day, words }: UpdatedProps) =>
  day && (
    <span>
      Updated <time dateTime={day}>{words}</time>
    </span>
  )
