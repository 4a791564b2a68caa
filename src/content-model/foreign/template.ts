// Templates of Hugo, Jekyll, Eleventy and the like.

/** Where one begins. */
export const templateStart = /\{[{%]/

/** A whole one. */
export const template = /\{\{[^{}]*\}\}|\{%[\s\S]*?%\}/g

/** Whether a text holds one, also an address whose braces are percent-encoded. */
export const hasTemplate = (text: string): boolean => templateStart.test(text) || /%7B(?:%7B|%25)/i.test(text)
