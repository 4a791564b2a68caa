import sharp from "sharp"
import type { Desk } from "./desk"

// A drawing of the size that a cover has, another for each name.
const drawing = (name: string): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 630, channels: 3, background: { r: name.length, g: 90, b: 90 } } })
    .png()
    .toBuffer()

/** Puts a new image of a name into the place whose dialog is open. */
export const upload = async ({ page }: Desk, name: string): Promise<void> => {
  const chooser = page.waitForEvent("filechooser")
  await page.getByRole("button", { name: "Upload" }).click()
  await (await chooser).setFiles({ name, mimeType: "image/png", buffer: await drawing(name) })
  await page.getByRole("button", { name: "Insert" }).click()
  await page.getByRole("dialog").waitFor({ state: "hidden" })
}

const menu = async ({ page }: Desk, entry: string) => {
  await page.getByRole("button", { name: "Show Editor Options" }).click()
  await page.getByRole("menuitem", { name: entry }).click()
}

/** Gives the entry that is open another slug, and saves it. */
export const rename = async (desk: Desk, slug: string): Promise<void> => {
  await menu(desk, "Edit Slug")
  await desk.page.getByRole("button", { name: /Edit Slug/i }).click()
  await desk.page.keyboard.press("Control+A")
  await desk.page.keyboard.type(slug)
  await desk.page.keyboard.press("Enter")
  await desk.save()
}

/** Deletes the entry that is open. */
export const remove = async (desk: Desk): Promise<void> => {
  await menu(desk, "Delete")
  await desk.page
    .getByRole("alertdialog")
    .or(desk.page.getByRole("dialog"))
    .getByRole("button", { name: "Delete" })
    .click()
  await desk.backInTheList()
}
