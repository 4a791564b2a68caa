import { Button } from "../ui/button"
import type { Tool } from "./tool"
import type { Place, Reconciling } from "./use-reconciliation"

type UndoProps = { readonly tool: Tool; readonly own: Reconciling; readonly place: Place }

/** Beside what replaced rows: says that they can be brought back, and does. Pressed again, it brings back what it took away. */
export const Undo = ({ tool, own, place }: UndoProps) => {
  const isOffered = own.replacedIn === place
  return (
    <>
      <span role="status" className="note">
        {isOffered ? tool.notes.replaced : ""}
      </span>
      {isOffered && (
        <Button variant="outline" size="sm" onClick={own.undo}>
          {tool.form.undo}
        </Button>
      )}
    </>
  )
}
