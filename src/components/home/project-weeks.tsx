import type { CSSProperties } from "react"

type Step = { readonly title: string; readonly text: string; readonly from: number; readonly to: number }

const weeks = ({ from, to }: Step): string => (from === to ? `Week ${from}` : `Weeks ${from} to ${to}`)

/** The steps of a project on an axis of weeks: each has its bar, and begins where the one before has led. */
export const ProjectWeeks = ({ steps }: { steps: readonly Step[] }) => (
  <ol
    className="project-weeks heavy"
    style={{ "--weeks": Math.max(...steps.map(step => step.to)) } as CSSProperties}
  >
    {steps.map(step => (
      <li key={step.title} style={{ "--from": step.from - 1, "--to": step.to } as CSSProperties}>
        <div>
          <p className="kicker">{weeks(step)}</p>
          <h3>{step.title}</h3>
          <p className="soft">{step.text}</p>
        </div>
      </li>
    ))}
  </ol>
)
