declare module "*/flexsearch.light.module.min.js" {
  export { Index } from "flexsearch"
}
