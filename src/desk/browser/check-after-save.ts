import type CMS from "@sveltia/cms"
import { checkPath, ownHeader } from "../paths"

const showIn = (notice: HTMLElement, problems: string[]): void => {
  notice.hidden = problems.length === 0
  const heading = document.createElement("strong")
  heading.textContent = "Saved, but no build will take it before this is mended:"
  const list = document.createElement("ul")
  list.append(
    ...problems.map(problem => Object.assign(document.createElement("li"), { textContent: problem })),
  )
  const close = Object.assign(document.createElement("button"), { type: "button", textContent: "Close" })
  close.addEventListener("click", () => {
    notice.hidden = true
  })
  notice.replaceChildren(heading, list, close)
}

/** Has all content checked each time something was saved, and says what the check found, until it is mended. */
export const checkAfterSave = (cms: typeof CMS): void => {
  const notice = Object.assign(document.createElement("div"), { className: "desk-check", hidden: true })
  notice.setAttribute("role", "status")
  document.body.append(notice)
  cms.registerEventListener({
    name: "postSave",
    handler: async () => {
      const answer = await fetch(checkPath, { headers: { [ownHeader]: "1" } })
      if (answer.ok) showIn(notice, await answer.json())
    },
  })
}
