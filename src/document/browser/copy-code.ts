import { codeWords } from "../../shared/words/code"

const secondsShown = 2

// What the button shows, and what is read out.
const outcomes = {
  idle: [codeWords.copy, ""],
  copied: [codeWords.copied, codeWords.codeCopied],
  selected: [codeWords.selected, codeWords.codeSelected],
} as const

const copy = async (code: Element): Promise<"copied" | "selected"> => {
  try {
    await navigator.clipboard.writeText(code.textContent ?? "")
    return "copied"
  } catch {
    // The visitor or a framing page denies access.
    getSelection()?.selectAllChildren(code)
    return "selected"
  }
}

const addButton = (block: Element, code: Element): void => {
  const button = Object.assign(document.createElement("button"), { type: "button", className: "copy-code" })
  const status = Object.assign(document.createElement("span"), { className: "sr-only" })
  // Attributes, since Firefox before 119 knows no properties for them.
  button.setAttribute("aria-label", codeWords.copyCode)
  status.setAttribute("role", "status")
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = ([visible, announced]: readonly [string, string]): void => {
    button.textContent = visible
    status.textContent = announced
  }
  button.addEventListener("click", async () => {
    clearTimeout(timer)
    show(outcomes[await copy(code)])
    timer = setTimeout(show, secondsShown * 1000, outcomes.idle)
  })
  show(outcomes.idle)
  block.append(button, status)
}

export const addCopyButtons = (page: ParentNode): void => {
  for (const block of page.querySelectorAll(".gatsby-highlight:not([data-language=formula])")) {
    const code = block.querySelector("code")
    if (code && !block.querySelector(".copy-code")) addButton(block, code)
  }
}
