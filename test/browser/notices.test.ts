import { paths } from "../../src/shared/paths"
import * as forms from "../support/form-page"
import { desktop, openSite, phone } from "../support/server/open"

const { open } = openSite()

const narrow = { viewport: { width: 360, height: 640 }, hasTouch: true }

test.each([
  ["390 px", phone],
  ["360 px", narrow],
  ["1440 px", desktop],
  ["844 px across", { viewport: { width: 844, height: 390 }, hasTouch: true }],
] as const)(
  "at %s, a notice covers neither what the form says of its failure nor its button",
  async (_size, options) => {
    for (const path of forms.formPaths) {
      const page = await open(path, options)
      await forms.fakeEndpoint(page, `**${paths.contactEndpoint}`, { status: 500, text: "" })
      const { form, button, submit } = forms.formOn(page)
      await submit(forms.sampleInput[path])
      await forms.noticesOn(page).lines()
      const panel = form.locator(".notice-error")
      const covered = async () => {
        const parts = [panel, button, ...(await panel.getByRole("link").all())]
        const [toast, ...boxes] = await Promise.all(
          [forms.noticesOn(page).shown, ...parts].map(part => part.boundingBox()),
        )
        if (!toast) throw new Error("no notice")
        return boxes.map(box => {
          if (!box) throw new Error("no part")
          const isApart = box.y >= toast.y + toast.height || toast.y >= box.y + box.height
          return !isApart && box.x < toast.x + toast.width && toast.x < box.x + box.width
        })
      }
      expect([path, await covered()]).toEqual([path, expect.not.arrayContaining([true])])
      const { height } = options.viewport
      const { y = height, height: ofButton = 0 } = (await button.boundingBox()) ?? {}
      // A phone held across has no room for all three.
      if (height > 400) expect(y + ofButton).toBeLessThan(height + 1)
    }
  },
)
