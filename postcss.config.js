module.exports = { plugins: { "postcss-import": {}, "postcss-nesting": { edition: "2021" } } }
