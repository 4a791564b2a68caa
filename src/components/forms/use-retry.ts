import { useEffect, useRef } from "react"

const [firstPauseMs, longestPauseMs] = [5000, 300_000]

/**
 * Tries again as soon as the browser says that it is online, the page is seen again, or a pause is over that doubles up to five
 * minutes: no event alone comes in every browser.
 */
export const useRetry = (isWaiting: boolean, retry: () => unknown): void => {
  const latest = useRef(retry)
  latest.current = retry
  useEffect(() => {
    if (!isWaiting) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let pauseMs = firstPauseMs
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        pauseMs = Math.min(2 * pauseMs, longestPauseMs)
        wait()
        latest.current()
      }, pauseMs)
    }
    const hurry = () => {
      pauseMs = firstPauseMs
      wait()
      latest.current()
    }
    const hurryIfSeen = () => {
      if (document.visibilityState === "visible") hurry()
    }
    wait()
    window.addEventListener("online", hurry)
    document.addEventListener("visibilitychange", hurryIfSeen)
    return () => {
      clearTimeout(timer)
      window.removeEventListener("online", hurry)
      document.removeEventListener("visibilitychange", hurryIfSeen)
    }
  }, [isWaiting])
}
