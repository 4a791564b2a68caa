import { isKept } from "./remove-old-scripts"

test.each([
  "app-50b431bc927c6d128b70.js",
  "app-50b431bc927c6d128b70.js.map",
  "app-50b431bc927c6d128b70.js.LICENSE.txt",
  "styles.81330615f5a63adce63e.css",
])("%s of an earlier build goes", file => expect(isKept(file)).toBe(false))

test.each(["index.html", "static", "page-data", "webpack.stats.json", "fonts-50b431bc927c6d128b70.txt"])(
  "%s stays",
  file => expect(isKept(file)).toBe(true),
)
