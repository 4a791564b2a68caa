// Gatsby loads sub-plugins without compiling them, so what they do comes as options (src/gatsby/markdown-options.ts).
const changeTree = (args, options) => options.changeTree(args)

changeTree.setParserPlugins = ({ parserPlugin }) => [parserPlugin]

module.exports = changeTree
