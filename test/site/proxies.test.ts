import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { readFileSync, writeFileSync } from "node:fs"
import { request } from "node:https"
import { join } from "node:path"
import { freePort } from "../support/free-port"
import { isInstalled } from "../support/is-installed"
import { testIf } from "../support/page-kinds"
import { sharedSite } from "../support/server/shared"
import { temporaryFolder } from "../support/temporary-folder"
import { until } from "../support/until"

const site = sharedSite()
const folder = temporaryFolder()
const started: ChildProcess[] = []
afterAll(() => {
  for (const child of started) child.kill("SIGTERM")
})

/** Requests the page until the proxy is up. @returns its status and policy */
const requestAbout = async (port: number, host: string) => {
  const options = { host: "127.0.0.1", port, path: "/about", servername: host, headers: { host } }
  const ask = async () => {
    const [response] = await once(request({ ...options, rejectUnauthorized: false }).end(), "response")
    response.resume()
    return { status: response.statusCode, policy: response.headers["content-security-policy"] }
  }
  let response: Awaited<ReturnType<typeof ask>> | undefined
  await until(async () => {
    response = await ask().catch(() => undefined)
    return response !== undefined
  })
  return response
}

testIf(isInstalled("nginx"))("nginx takes deploy/nginx.conf, and passes a request on", async () => {
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")]
  const newKey = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=example.com"]
  execFileSync("openssl", [...newKey, "-keyout", key, "-out", certificate], { stdio: "pipe" })
  const [port, plainPort] = [await freePort(), await freePort()]
  const server = readFileSync("deploy/nginx.conf", "utf8")
    .replace("listen 80;", `listen 127.0.0.1:${plainPort};`)
    .replace("listen 443", `listen 127.0.0.1:${port}`)
    .replace(/(ssl_certificate) .*;/, `$1 ${certificate};`)
    .replace(/(ssl_certificate_key) .*;/, `$1 ${key};`)
    .replace("http://127.0.0.1:9000", site.url)
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    name => `${name}_temp_path ${folder}/${name};`,
  )
  const around = `daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${temporary.join(" ")}\n`
  const file = join(folder, "nginx.conf")
  writeFileSync(file, `${around}${server}}\n`)
  expect(spawnSync("nginx", ["-t", "-q", "-c", file], { encoding: "utf8" }).stderr).toBe("")
  started.push(spawn("nginx", ["-c", file], { stdio: "ignore" }))
  expect(await requestAbout(port, "example.com")).toEqual({
    status: 200,
    policy: expect.stringContaining("script-src"),
  })
  const plain = await fetch(`http://127.0.0.1:${plainPort}/about?a=b`, { redirect: "manual" })
  expect([plain.status, plain.headers.get("location")]).toEqual([301, "https://127.0.0.1/about?a=b"])
})

testIf(isInstalled("caddy"))("Caddy takes deploy/Caddyfile, and passes a request on", async () => {
  const port = await freePort()
  const env = {
    ...process.env,
    HOME: folder,
    XDG_DATA_HOME: folder,
    SITE_HOST: `localhost:${port}`,
    SITE_SERVER: new URL(site.url).host,
  }
  const config = readFileSync("deploy/Caddyfile", "utf8")
  // Its own authority signs for localhost; the machine need not trust it, and other tests may use the usual ports.
  const file = join(folder, "Caddyfile")
  writeFileSync(
    file,
    config.replace("{\n", "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n"),
  )
  const options = ["--adapter", "caddyfile", "--config", file]
  expect(spawnSync("caddy", ["validate", ...options], { env }).status).toBe(0)
  started.push(spawn("caddy", ["run", ...options], { env, stdio: "ignore" }))
  expect(await requestAbout(port, "localhost")).toEqual({
    status: 200,
    policy: expect.stringContaining("script-src"),
  })
})
