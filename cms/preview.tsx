import CMS, { type CustomPreviewTemplate, type CustomPreviewTemplateProps } from "@sveltia/cms"
import { type DiagramWords, diagramFor } from "../src/markdown/diagrams"
import { renderBody } from "../src/markdown/render-body"
import { escapeHtml } from "../src/shared/escape"
import { languageOf } from "../src/shared/language"
import { cmsPath } from "../src/shared/paths"
import { fillTokens } from "../src/shared/text-tokens"

type Assets = CustomPreviewTemplateProps["getAsset"]

declare const SITE_TOKENS: Record<string, string>
declare const SITE_DIAGRAMS: DiagramWords
const tokens = SITE_TOKENS

const imageUrl = async (name: string, assets: Assets): Promise<string> => {
  if (name.startsWith("/")) return location.origin + name
  const asset = assets(name)
  // Sveltia loads the file in the background.
  for (let tries = 0; asset && tries < 50 && !asset.url.startsWith("blob:"); tries++)
    await new Promise(resolve => setTimeout(resolve, 20))
  return asset?.url ?? (URL.canParse(name) ? name : "")
}

const showBody = async (element: HTMLElement, body: string, topLevel: number, assets: Assets) => {
  const { html } = await renderBody(body, {
    shallowestHeading: topLevel,
    tokens,
    linkTarget: async () => undefined,
    diagramMarkup: async alt => diagramFor(alt, SITE_DIAGRAMS),
    // The CMS cannot draw charts, only name them.
    chartMarkup: async slug =>
      `<figure class="chart-figure"><p class="chart-subtitle">Chart “${escapeHtml(slug)}”</p></figure>`,
    imageMarkup: async (src, alt) =>
      `<img src="${escapeHtml(await imageUrl(src, assets))}" alt="${escapeHtml(alt)}">`,
  })
  if (element.dataset.body === body) element.innerHTML = html
}

const showAfterTyping = (element: HTMLElement | null, body: string, topLevel: number, assets: Assets) => {
  if (!element || element.dataset.body === body) return
  element.dataset.body = body
  const show = () => element.dataset.body === body && void showBody(element, body, topLevel, assets)
  setTimeout(show, element.innerHTML ? 250 : 0)
}

/** Nothing while the language is being typed. */
const languageSoFar = ({ lang }: { lang?: string | undefined }) => {
  try {
    return languageOf({ lang })
  } catch {
    return {}
  }
}

const createPreview =
  (topLevel: number): CustomPreviewTemplate =>
  ({ entry, getAsset }) => {
    const { data } = entry.toJS() as { data: Record<string, string | undefined> }
    const { title = "", excerpt, description = "", cover, body = "" } = data
    const language = languageSoFar(data)
    return (
      <article className="article">
        <header className={`article-head page-width${cover ? " article-head-beside" : ""}`}>
          <div>
            <h1 {...language}>{fillTokens(title, tokens)}</h1>
            <p className="lead" {...language}>
              {fillTokens(excerpt ?? description, tokens)}
            </p>
          </div>
          {cover && (
            <figure className="article-cover">
              <img
                alt=""
                ref={image => void imageUrl(cover, getAsset).then(url => image?.setAttribute("src", url))}
              />
            </figure>
          )}
        </header>
        <div className="article-columns page-width">
          <div
            className="article-body prose"
            {...language}
            ref={element => showAfterTyping(element, body, topLevel, getAsset)}
          />
        </div>
      </article>
    )
  }

// Not by default values, which Sveltia adds to existing files without the field too: published articles would become drafts again.
declare const SWITCHED_ON: Readonly<Record<string, string>>

// An absolute URL, since the preview is a frame with its own address.
CMS.registerPreviewStyle(`${location.origin}${cmsPath}/preview.css`)
for (const name of ["posts", "resources", "reconciliations", "legal", "pages"])
  CMS.registerPreviewTemplate(name, createPreview(2))
// Services share a page, each below its own heading.
CMS.registerPreviewTemplate("services", createPreview(3))
CMS.registerEventListener({
  name: "preSave",
  handler: ({ entry }) => {
    const field = SWITCHED_ON[String(entry.get("collection"))]
    return field && entry.get("newRecord") ? entry.setIn(["data", field], true) : entry
  },
})

// Sveltia cannot limit the types of its library, and whatever is uploaded becomes a part of the site.
const known = /\.(?:png|jpe?g|webp|avif|gif|svg|pdf|csv|txt|docx|xlsx|pptx|odt|ods|odp|zip|mp3|mp4)$/i

const refuseOthers = (event: Event): void => {
  const { target, dataTransfer, clipboardData } = event as DragEvent & ClipboardEvent
  const files = target instanceof HTMLInputElement ? target.files : (dataTransfer ?? clipboardData)?.files
  const others = Array.from(files ?? [], ({ name }) => name).filter(name => !known.test(name))
  if (others.length === 0) return
  event.preventDefault()
  event.stopImmediatePropagation()
  alert(`The site does not take files such as ${others.join(", ")}.`)
}

for (const name of ["change", "drop", "paste"]) addEventListener(name, refuseOthers, true)
CMS.init()
