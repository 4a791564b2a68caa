// Required verbatim in every AMP document (amp.dev, "AMP HTML Specification", "Required markup" and "AMP Boilerplate Code").
const hideUntilReady = (prefix: string) => `${prefix}animation:-amp-start 8s steps(1,end) 0s 1 normal both`
const prefixes = ["-webkit-", "-moz-", "-ms-", ""]
const keyframes = ["-webkit-", "-moz-", "-ms-", "-o-", ""].map(
  prefix => `@${prefix}keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}`,
)
const boilerplate = `body{${prefixes.map(hideUntilReady).join(";")}}${keyframes.join("")}`
const withoutScript = `body{${prefixes.map(prefix => `${prefix}animation:none`).join(";")}}`

const cdn = "https://cdn.ampproject.org"
const components = { "amp-form": "0.1", "amp-mustache": "0.2" } as const

export type AmpComponent = keyof typeof components

const styleTag = (css: string) => ({ dangerouslySetInnerHTML: { __html: css } })

/** The runtime, the scripts of the components in use, and the boilerplate that hides the page until they have loaded. */
export const AmpBoilerplate = ({ uses }: { uses: readonly AmpComponent[] }) => (
  <>
    <script async src={`${cdn}/v0.js`} />
    {uses.map(name => {
      const kind = { [name === "amp-mustache" ? "custom-template" : "custom-element"]: name }
      return <script key={name} async {...kind} src={`${cdn}/v0/${name}-${components[name]}.js`} />
    })}
    <style amp-boilerplate="" {...styleTag(boilerplate)} />
    <noscript>
      <style amp-boilerplate="" {...styleTag(withoutScript)} />
    </noscript>
  </>
)

/** The only stylesheet an AMP document may have (amp.dev, "Supported CSS"). */
export const AmpStyle = ({ css }: { css: string }) => <style amp-custom="" {...styleTag(css)} />
