/** Options of gatsby-transformer-remark: GFM tables, and code highlighted at build time with Prism's class names. */
export const markdownOptions = {
  gfm: true,
  footnotes: false,
  plugins: [
    {
      resolve: "gatsby-remark-prismjs",
      options: {
        noInlineHighlight: true,
        aliases: { sh: "bash", text: "none" },
        // A formula is plain text with its own setting; Prism only needs to know the name.
        languageExtensions: [{ language: "formula", definition: {} }],
      },
    },
  ],
}
