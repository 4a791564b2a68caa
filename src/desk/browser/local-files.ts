import { filesPath, ownHeader, replacesHeader } from "../paths"

// Sveltia CMS works on a folder that the visitor has picked (WICG, "File System Access"), which Chromium alone can, and no
// program. Here is the part of that interface which it uses, for the files that `npm run write` serves: the project's own.

// What the desk has read last of each file: it replaces nothing that it has not seen.
const versions = new Map<string, string>()

const ask = async (
  path: string,
  query = "",
  { headers, ...init }: RequestInit & { headers?: Record<string, string> } = {},
): Promise<Response> => {
  const address = `${filesPath}/${path.split("/").map(encodeURIComponent).join("/")}${query}`
  const answer = await fetch(address, { ...init, headers: { [ownHeader]: "1", ...headers } })
  if (answer.ok) return answer
  const message = await answer.text()
  throw answer.status === 404 ? new DOMException(message, "NotFoundError") : new Error(message)
}

const write = (path: string, body: BodyInit): Promise<Response> =>
  ask(path, "", { method: "PUT", body, headers: { [replacesHeader]: versions.get(path) ?? "" } })

const nameOf = (path: string) => path.split("/").at(-1) ?? ""

// Sveltia writes beside the file and then renames. `gatsby develop` would see both names come and one go, so that what it
// writes is kept here until it has its name; the server writes it in one step.
const isTemporary = (name: string) => name.startsWith(".sveltia-tmp-")

/** A file of the project, there or yet to be written. */
class LocalFile {
  readonly kind = "file"
  /** What was written under a temporary name. */
  private kept: BodyInit | undefined
  constructor(private path: string) {}

  get name() {
    return nameOf(this.path)
  }

  async getFile(): Promise<File> {
    const answer = await ask(this.path)
    versions.set(this.path, answer.headers.get("etag") ?? "")
    const lastModified = Date.parse(answer.headers.get("last-modified") ?? "")
    return new File([await answer.blob()], this.name, {
      lastModified,
      type: answer.headers.get("content-type") ?? "",
    })
  }

  // It is written at once: Sveltia passes over an error of `close`.
  async createWritable() {
    return {
      write: async (data: BodyInit) => {
        if (isTemporary(this.name)) this.kept = data
        else await write(this.path, data)
      },
      close: async () => {},
    }
  }

  // It has its new name only once that is written: where that fails, Sveltia removes the file by the name that it has.
  async move(folder: LocalFolder, name: string): Promise<void> {
    const to = folder.pathOf(name)
    if (this.kept === undefined) {
      await ask(this.path, `?to=${encodeURIComponent(to)}`, { method: "POST" })
      versions.set(to, versions.get(this.path) ?? "")
      versions.delete(this.path)
    } else await write(to, this.kept)
    this.path = to
  }
}

/** A folder of the project. */
class LocalFolder {
  readonly kind = "directory"
  constructor(private readonly path: string) {}

  get name() {
    return nameOf(this.path)
  }

  pathOf(name: string): string {
    return this.path ? `${this.path}/${name}` : name
  }

  async *entries(): AsyncGenerator<[string, LocalFile | LocalFolder]> {
    const found = (await (await ask(this.path, "?list")).json()) as { name: string; isFolder: boolean }[]
    for (const { name, isFolder } of found)
      yield [name, isFolder ? new LocalFolder(this.pathOf(name)) : new LocalFile(this.pathOf(name))]
  }

  async getFileHandle(name: string, { create = false } = {}): Promise<LocalFile> {
    const path = this.pathOf(name)
    if (!create) await ask(path, "", { method: "HEAD" })
    return new LocalFile(path)
  }

  async getDirectoryHandle(name: string, { create = false } = {}): Promise<LocalFolder> {
    const path = this.pathOf(name)
    if (!create) await ask(path, "?list", { method: "HEAD" })
    return new LocalFolder(path)
  }

  async removeEntry(name: string): Promise<void> {
    await ask(this.pathOf(name), "", { method: "DELETE" })
    versions.delete(this.pathOf(name))
  }
}

/**
 * Lets the desk work on the project's files in place of the browser's own store, which is what its backend `test-repo`
 * keeps them in, and opens it without the page that asks who is there.
 */
export const workOnLocalFiles = (): void => {
  const project = new LocalFolder("")
  const store = { getDirectoryHandle: async () => project }
  navigator.storage.getDirectory = async () => store as unknown as FileSystemDirectoryHandle
  localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "test-repo" }))
}
