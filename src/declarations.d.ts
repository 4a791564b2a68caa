declare module "*.css"

declare module "*.svg" {
  const url: string
  export default url
}

declare module "!!raw-loader!*" {
  const text: string
  export default text
}
