import { useEffect, useState } from "react"

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
