import { useEffect } from "react"

/**
 * Marks the moment at which React has taken over the parts of the page (User Timing), for whoever measures and for
 * tests. It stands at the end of the last one.
 */
export const TakenOver = () => {
  useEffect(() => {
    performance.mark("takenOver")
  }, [])
  return null
}
