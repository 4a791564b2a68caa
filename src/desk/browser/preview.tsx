import type { CustomPreviewTemplate, CustomPreviewTemplateProps } from "@sveltia/cms"
import { renderBody } from "../../markdown/render-body"
import { longDate } from "../../shared/day"
import { escapeHtml } from "../../shared/escape-html"
import { fillTokens } from "../../shared/tokens"

type Tokens = Record<string, string>
type Assets = CustomPreviewTemplateProps["getAsset"]

/** The address at which a preview finds an image: in full, or where the desk keeps it. */
const addressOf = async (name: string, assets: Assets): Promise<string> => {
  if (name.startsWith("/")) return location.origin + name
  const asset = name.startsWith("blob:") ? undefined : assets(name)
  if (!asset) return name
  // Its file is read in the background.
  for (let turn = 0; turn < 50 && !asset.url.startsWith("blob:"); turn++)
    await new Promise(resolve => setTimeout(resolve, 20))
  return asset.url
}

const showBody = async (place: HTMLElement, body: string, level: number, tokens: Tokens, assets: Assets) => {
  const { html } = await renderBody(body, {
    shallowestHeading: level,
    tokens,
    linkTarget: async () => undefined,
    // The desk knows a chart's name alone; its drawing is seen on the page.
    chartMarkup: async slug =>
      `<figure class="chart-figure"><p class="chart-subtitle">Chart “${escapeHtml(slug)}”</p></figure>`,
    imageMarkup: async (src, alt) =>
      `<img src="${escapeHtml(await addressOf(src, assets))}" alt="${escapeHtml(alt)}">`,
  })
  if (place.dataset.body === body) place.innerHTML = html
}

/** Lets whoever types go on typing: a text is set once it has stood still for a moment. */
const onceStill = (place: HTMLElement, body: string, show: () => void) => {
  if (place.dataset.body === body) return
  place.dataset.body = body
  setTimeout(() => place.dataset.body === body && show(), place.innerHTML ? 250 : 0)
}

const showCover = async (image: HTMLImageElement | null, name: string, assets: Assets) => {
  if (!image || image.dataset.name === name) return
  image.dataset.name = name
  image.src = await addressOf(name, assets)
}

const detailsOf = ({ category, date, updated, readingTime }: Record<string, string | undefined>) =>
  [
    category,
    date && longDate(date),
    updated && `Updated ${longDate(updated)}`,
    readingTime && `${readingTime} read`,
  ].filter(Boolean)

/**
 * Shows a text as its page does: with the site's style, and its body by way of the page's own chain, diagrams and formulas
 * included.
 * @param level the level of the first headings
 * @param tokens what `{brand}` and its like stand for
 */
export const previewOf =
  (level: number, tokens: Tokens): CustomPreviewTemplate =>
  ({ entry, getAsset }: CustomPreviewTemplateProps) => {
    const { data } = entry.toJS() as { data: Record<string, string | undefined> }
    const { title = "", excerpt, description = "", cover, body = "" } = data
    return (
      <article className="article">
        <header className={`article-head page-width${cover ? " article-head-beside" : ""}`}>
          <div>
            <p className="article-meta cluster meta">
              {detailsOf(data).map(detail => (
                <span key={detail}>{detail}</span>
              ))}
            </p>
            <h1>{fillTokens(title, tokens)}</h1>
            <p className="lead">{fillTokens(excerpt ?? description, tokens)}</p>
          </div>
          {cover && (
            <figure className="article-cover">
              <img alt="" ref={image => void showCover(image, cover, getAsset)} />
            </figure>
          )}
        </header>
        <div className="article-columns page-width">
          <div
            className="article-body prose"
            ref={place => {
              if (place) onceStill(place, body, () => void showBody(place, body, level, tokens, getAsset))
            }}
          />
        </div>
      </article>
    )
  }
