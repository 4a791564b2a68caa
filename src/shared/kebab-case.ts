/** "tooMany" as CSS and addresses write it: "too-many". */
export const kebabCase = (name: string): string =>
  name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
