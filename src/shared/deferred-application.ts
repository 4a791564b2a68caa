// What a document keeps ready (src/document/defer-scripts.tsx) and the browser finds there (src/browser/full-stylesheet.ts).

/** The id of the template in which the application waits. */
export const applicationTemplateId = "application"

/** Finds the full stylesheet, once the application has come out of its template. */
export const fullStylesheetSelector = "body > link[rel=stylesheet]"

/** The medium of the full stylesheet as long as it does not apply to what is on the screen. */
export const firstMedium = "print"

/** What a script adds to pages with code (`src/browser/copy-code.ts`): its rules stand in their heads. */
export const codeButtonClasses = ["copy-code", "sr-only"] as const

/** Finds elements that need no rule beyond those of the page's head. */
export const ownStyleSelector = ".copy-code, .copy-code + .sr-only"
