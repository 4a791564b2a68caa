import { wordsOf } from "./words-of"

export const defaultFrameWords = {
  skip: "Skip to content",
  home: "{brand}, home",
  main: "Main",
  menu: "Menu",
  closeMenu: "Close menu",
  breadcrumb: "Breadcrumb",
  start: "Home",
  search: "Search",
  searchSite: "Search this site",
} as const

export const frameWords = wordsOf("frame", defaultFrameWords)
