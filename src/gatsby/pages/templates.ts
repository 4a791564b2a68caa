import { resolve } from "node:path"

// Templates are named by path only: the build never imports what runs in a browser.
const template = (name: string): string => resolve(`src/templates/${name}.tsx`)

/** The template of each kind of generated page. */
export const templates = {
  blog: template("blog"),
  category: template("category"),
  tag: template("tag"),
  post: template("post"),
  resource: template("resource"),
  gone: template("gone"),
  postNotFound: template("post-not-found"),
  styleguide: template("styleguide"),
} as const
