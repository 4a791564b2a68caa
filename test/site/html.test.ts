import { readFileSync } from "node:fs"
import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate"
import { isAmpPath } from "../../src/shared/addresses"
import { fileOf } from "../support/documents"
import { sitePaths } from "../support/site-paths"

const config: ConfigData = {
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // WAI-ARIA lets a list have a name.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // Safari takes a list without markers for none, unless its role says that it is one (WebKit bug 170179).
    "no-redundant-role": "off",
    "prefer-native-element": ["error", { exclude: ["list"] }],
    // The notice of a moved page forwards after three seconds, with its target linked.
    "meta-refresh": "off",
  },
}

const validator = new HtmlValidate(new StaticConfigLoader(config))

test.each(sitePaths().filter(path => !isAmpPath(path)))("%s is valid HTML", async path => {
  const file = fileOf(path)
  const { results } = await validator.validateString(readFileSync(file, "utf8"), file)
  const messages = results.flatMap(result =>
    result.messages.map(
      ({ ruleId, line, column, message, selector }) =>
        `${line}:${column} ${ruleId}: ${message} (${selector})`,
    ),
  )
  expect(messages).toEqual([])
})
