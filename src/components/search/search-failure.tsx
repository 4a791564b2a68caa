import { Button } from "../ui/button"
import { Notice } from "../ui/notice"

/** Says what could not be had, and offers to try again. @param what as the beginning of a sentence. */
export const SearchFailure = ({
  what,
  onRetry,
}: {
  what: "The search" | "The texts"
  onRetry: () => void
}) => (
  <Notice kind="error" heading={`${what} could not be loaded`}>
    <p>The connection failed or is too slow. What you typed is kept.</p>
    <Button variant="outline" onClick={onRetry}>
      Retry
    </Button>
  </Notice>
)
