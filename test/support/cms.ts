import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import type { Browser, Page } from "playwright-core"
import sharp from "sharp"
import { configText, localBackend, writeCmsFiles } from "../../cms/write-cms"
import { checkContent } from "../../src/content-model/check/check-content"
import { errorsIn } from "../../src/content-model/report/problems"

/** The CMS in a browser, on a local repository with a copy of the project's content. */
export type Cms = Awaited<ReturnType<typeof openCms>>

// No server listens there; the test intercepts requests.
const origin = "http://localhost"
// The CMS is the heaviest page of all tests: with others on two cores, half a minute was too short.
const slowMs = 90_000
const owned = ["content", "static/downloads"]

type Files = Record<string, string>

const readFiles = (): Files =>
  Object.fromEntries(
    owned.filter(existsSync).flatMap(folder =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => join(entry.parentPath, entry.name))
        .map(path => [path, readFileSync(path, "base64")]),
    ),
  )

/** Runs in the page: makes a repository in the origin private file system. */
const makeRepository = async (files: Files): Promise<void> => {
  const root = await navigator.storage.getDirectory()
  await root.getDirectoryHandle(".git", { create: true })
  for (const [path, base64] of Object.entries(files)) {
    const names = path.split("/")
    const name = names.pop() ?? ""
    let folder = root
    for (const step of names) folder = await folder.getDirectoryHandle(step, { create: true })
    const writable = await (await folder.getFileHandle(name, { create: true })).createWritable()
    await writable.write(await (await fetch(`data:;base64,${base64}`)).arrayBuffer())
    await writable.close()
  }
}

/** Runs in the page: reads all files of the repository. */
const readRepository = async (): Promise<Files> => {
  const files: Files = {}
  const read = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
    for await (const [name, handle] of folder as unknown as AsyncIterable<[string, FileSystemHandle]>) {
      if (handle.kind === "directory") await read(handle as FileSystemDirectoryHandle, `${path}${name}/`)
      else {
        const reader = new FileReader()
        reader.readAsDataURL(await (handle as FileSystemFileHandle).getFile())
        await new Promise(resolve => (reader.onload = resolve))
        files[path + name] = String(reader.result).split(",")[1] ?? ""
      }
    }
  }
  await read(await navigator.storage.getDirectory(), "")
  return files
}

// What the build draws, such as icons, is in public.
const serve = async (page: Page, folder: string, errors: string[]): Promise<void> => {
  const config = configText(process.cwd(), localBackend, origin)
  await page.route(/^http/, async route => {
    const { pathname, origin: requested } = new URL(route.request().url())
    const path = pathname === "/admin" ? "/admin/index.html" : pathname
    const file = [join(folder, path), join("static", path), join("public", path)].find(existsSync)
    if (pathname === "/admin/config.yml") await route.fulfill({ body: config, contentType: "text/yaml" })
    else if (requested === origin && file) await route.fulfill({ path: file })
    else if (pathname === "/empty") await route.fulfill({ body: "", contentType: "text/html" })
    else {
      errors.push(`requested ${route.request().url()}`)
      await route.abort()
    }
  })
}

/** Opens the CMS as `npm run write` does, and chooses the repository. */
export const openCms = async (browser: Browser) => {
  const folder = mkdtempSync(join(tmpdir(), "cms-"))
  await writeCmsFiles(process.cwd(), join(folder, "admin"))
  const page = await browser.newPage({
    // Tall, since the editor has no fields that are far out of view.
    viewport: { width: 1360, height: 1500 },
    reducedMotion: "reduce",
    // A quarter of the pixels, which saves a fifth of the time.
    deviceScaleFactor: 0.5,
  })
  page.setDefaultTimeout(slowMs)
  const errors: string[] = []
  page.on("pageerror", error => errors.push(error.message))
  page.on("console", message => {
    if (message.type() === "error") errors.push(message.text())
  })
  await serve(page, folder, errors)
  await page.goto(`${origin}/empty`)
  await page.evaluate(makeRepository, readFiles())
  // Stands in for the browser's folder dialog.
  await page.addInitScript(() =>
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() }),
  )
  await page.goto(`${origin}/admin`)
  await page.getByRole("button", { name: "Work with Local Repository" }).click()
  await page.getByText("Articles").first().waitFor()
  const backInTheList = async (timeout = slowMs) => {
    await page.waitForURL(({ hash }) => !/\/(?:new|entries)\b/.test(hash), { timeout })
    // The next entry may have a field of the same name.
    await page.locator("section[data-key-path]").first().waitFor({ state: "hidden" })
  }
  const field = (name: string) => page.locator(`section[data-key-path="${name}"][aria-label]`)
  /** Writes the repository as it is now into a folder. */
  const project = async () => {
    const written = join(folder, "project")
    rmSync(written, { recursive: true, force: true })
    cpSync("static", join(written, "static"), { recursive: true })
    for (const [path, base64] of Object.entries(await page.evaluate(readRepository))) {
      mkdirSync(join(written, dirname(path)), { recursive: true })
      writeFileSync(join(written, path), Buffer.from(base64, "base64"))
    }
    return written
  }
  return {
    page,
    /** Errors on the page, and requests to other hosts. */
    errors,
    backInTheList,
    /** Opens a place of the CMS, such as "posts/new". */
    go: async (place: string) => {
      await page.goto(`${origin}/admin#/collections/${place}`)
    },
    /** A field with its label, hint and errors. */
    field,
    /** A field's input. */
    input: (name: string) => field(name).locator("textarea, input:not([type=file])").first(),
    /** Saves a change a moment after it was made. @returns false if an editor that was still opening has put the old text back */
    couldSave: async () => {
      await page.waitForTimeout(1000)
      const save = page.getByRole("button", { name: "Save" })
      if (!(await save.isEnabled())) return false
      // A click that took too long may have saved all the same.
      await save.click({ timeout: 20_000 }).catch(() => undefined)
      return backInTheList(20_000).then(
        () => true,
        () => false,
      )
    },
    save: async () => {
      await page.getByRole("button", { name: "Save" }).click()
      await backInTheList()
    },
    project,
    /** Expects that the repository passes the content check. @returns its folder */
    checked: async (): Promise<string> => {
      const written = await project()
      expect(errorsIn((await checkContent(written)).problems)).toEqual([])
      return written
    },
    close: async () => {
      await page.context().close()
      rmSync(folder, { recursive: true })
    },
  }
}

// An image of a cover's size, which differs by name.
const image = (name: string): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 630, channels: 3, background: { r: name.length, g: 90, b: 90 } } })
    .png()
    .toBuffer()

/** Uploads a new image in the dialog that is open. */
export const upload = async ({ page }: Cms, name: string): Promise<void> => {
  const chooser = page.waitForEvent("filechooser")
  await page.getByRole("button", { name: "Upload" }).click()
  await (await chooser).setFiles({ name, mimeType: "image/png", buffer: await image(name) })
  await page.getByRole("button", { name: "Insert" }).click()
  await page.getByRole("dialog").waitFor({ state: "hidden" })
}

const menu = async ({ page }: Cms, entry: string) => {
  await page.getByRole("button", { name: "Show Editor Options" }).click()
  await page.getByRole("menuitem", { name: entry }).click()
}

/** Changes the slug of the open entry. */
export const rename = async (cms: Cms, slug: string): Promise<void> => {
  await menu(cms, "Edit Slug")
  await cms.page.getByRole("button", { name: /Edit Slug/i }).click()
  await cms.page.keyboard.press("Control+A")
  await cms.page.keyboard.type(slug)
  await cms.page.keyboard.press("Enter")
  await cms.save()
}

/** Deletes the open entry. */
export const remove = async (cms: Cms): Promise<void> => {
  await menu(cms, "Delete")
  await cms.page
    .getByRole("alertdialog")
    .or(cms.page.getByRole("dialog"))
    .getByRole("button", { name: "Delete" })
    .click()
  await cms.backInTheList()
}
