declare module "*.css"

declare module "!!raw-loader!*" {
  const text: string
  export default text
}

declare module "better-opn" {
  /** Opens an address in a browser, Chrome first. */
  const open: (address: string) => unknown
  export default open
}
