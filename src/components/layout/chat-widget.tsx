import { useEffect } from "react"
import { isRealKey } from "../../shared/chat-widget-key"

const key = process.env.GATSBY_CHAT_WIDGET_KEY ?? ""
const origin = process.env.GATSBY_CHAT_WIDGET_ORIGIN ?? ""

/**
 * The chat widget's loader: off while its key (`GATSBY_CHAT_WIDGET_KEY`) is unset or a placeholder. The script comes
 * from `GATSBY_CHAT_WIDGET_ORIGIN`, once, and only after the page has settled.
 */
export const ChatWidget = () => {
  useEffect(() => {
    if (!origin || !isRealKey(key) || document.getElementById("chat-widget")) return
    const script = document.createElement("script")
    script.id = "chat-widget"
    script.async = true
    script.src = `${origin}/${key}`
    document.body.append(script)
  }, [])
  return null
}
