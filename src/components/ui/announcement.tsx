import { useEffect, useState } from "react"

type AnnouncementProps = {
  readonly sentences: readonly string[]
  /** For how long they must not have changed, in ms: not with every letter typed. */
  readonly pauseMs: number
}

/** Says to screen readers the first sentence that is new, once the visitor pauses; one that is no longer true goes. */
export const Announcement = ({ sentences, pauseMs }: AnnouncementProps) => {
  const [{ known, said }, say] = useState({ known: [] as readonly string[], said: "" })
  useEffect(() => {
    if (sentences.join() === known.join()) return
    const isStill = sentences.includes(said) ? said : ""
    const next = sentences.find(sentence => !known.includes(sentence)) ?? isStill
    const timer = setTimeout(say, pauseMs, { known: sentences, said: next })
    return () => clearTimeout(timer)
  }, [sentences, pauseMs, known, said])
  return (
    <p role="status" className="sr-only">
      {/* React would write an empty string again, and it might be read out. */}
      {said || null}
    </p>
  )
}
