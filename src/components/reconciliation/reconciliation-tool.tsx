import { graphql } from "gatsby"
import { useEffect } from "react"
import { currencySign } from "../../shared/number-format"
import { maxRows } from "../../shared/reconciliation/table"
import { Field } from "../ui/field"
import { Answer } from "./answer"
import { Causes } from "./causes"
import { EntryTable } from "./entry-table"
import { messagesOnCells, PasteBox, usePasted } from "./paste-box"
import { openNumbers, TakeAway } from "./take-away"
import type { Tool } from "./tool"
import { useReconciliation } from "./use-reconciliation"

/** Two counts of the same orders: entered on the left, answered on the right, without a server. */
export const ReconciliationTool = ({ tool }: { readonly tool: Tool }) => {
  const own = useReconciliation(tool)
  const pasted = usePasted(tool, own)
  const { table, answer } = own
  const { form } = tool
  useEffect(() => {
    addEventListener("beforeprint", openNumbers)
    return () => removeEventListener("beforeprint", openNumbers)
  }, [])
  return (
    <>
      <div className="tool split page-width">
        <section className="tool-form" aria-labelledby="tool-form">
          <h2 id="tool-form">{form.heading}</h2>
          <p className="tool-privacy">{form.privacy}</p>
          <p className="without-scripts">{form.withoutScripts}</p>
          <div className="with-scripts">
            {table.hasExample && <p className="note">{form.example}</p>}
            <PasteBox tool={tool} own={own} pasted={pasted} />
            <EntryTable
              tool={tool}
              own={own}
              onPaste={(row, column, cells) =>
                own.fill(
                  row,
                  column,
                  cells,
                  messagesOnCells(tool, cells.length, row + cells.length > maxRows),
                )
              }
            />
            <Field
              id="tool-average"
              error={answer.outcome.averageError ?? undefined}
              field={{
                name: "average",
                label: `${form.average}, ${currencySign}`,
                hint: form.averageHint,
                inputMode: "decimal",
                autoComplete: "off",
                value: table.averageOrder,
                onChange: ({ target }) => own.setAverage((target as HTMLInputElement).value),
              }}
            />
          </div>
        </section>
        <Answer tool={tool} answer={answer} isUnread={own.isUnread} />
      </div>
      <Causes tool={tool} answer={answer} />
      <TakeAway tool={tool} table={table} answer={answer} />
    </>
  )
}

/** @public */
export const reconciliationTool = graphql`
  fragment ReconciliationTool on Reconciliation {
    slug
    services
    drawingHtml
    worked
    example { averageOrder rows { period books analytics } }
    periods { day week more perDay perWeek perPeriod }
    form {
      heading privacy mark example withoutScripts paste pasteHint use toAnswer file table period books analytics cell remove removal
      add clear restore swap undo average averageHint
    }
    notes {
      rowsRead columns measure tables joined numbers file columnsRead moreRows replaced unread emptyRow wrongRow dayFirst monthFirst eitherOrder undated
      newestFirst undatedRows totals unfinished gaps twice more empty silent fewOrders average failed
    }
    answer {
      heading none onlyMore otherMeasure overall since lately interval noRange widened counts countsAll steady grew shrank drifted apart lastOnly single restless
      fewPeriods sparse money moneyPerPeriod
    }
    chart {
      subtitle share upper lower mean meanBefore change outside note spread edge alt numbers missing limits range
    }
    keep { heading copy copied link csv file print send sendHint message newest }
    causesHeading
    causes { shapes from to title text links { label path } }
  }
`
