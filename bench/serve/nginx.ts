import { spawn } from "node:child_process"
import { existsSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort } from "../../test/support/free-port"
import { isInstalled } from "../../test/support/is-installed"
import { type MeasuredServer, whenUp } from "./servers"

const brotli = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so"

/**
 * nginx on the same files, one worker, with its log on, sending what the build compressed.
 * @returns undefined on a machine without it or its module (Debian: nginx, libnginx-mod-http-brotli-static)
 */
export const startNginx = async (): Promise<MeasuredServer | undefined> => {
  if (!isInstalled("nginx") || !existsSync(brotli)) return undefined
  const folder = mkdtempSync(join(tmpdir(), "bench-nginx-"))
  const port = await freePort()
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    name => `${name}_temp_path ${folder}/${name};`,
  )
  // As root it would hand its worker to a user who may not read the project.
  const user = process.getuid?.() === 0 ? "user root;" : ""
  const file = join(folder, "nginx.conf")
  writeFileSync(
    file,
    `load_module ${brotli}; ${user} daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr;
    events { worker_connections 4096; }
    http {
      include /etc/nginx/mime.types; ${temporary.join(" ")}
      access_log ${folder}/access.log; sendfile on; tcp_nopush on; keepalive_requests 1000000;
      server {
        listen 127.0.0.1:${port}; root ${process.cwd()}/public; brotli_static on;
        location / { try_files $uri $uri/index.html =404; }
      }
    }`,
  )
  const child = spawn("nginx", ["-c", file], { stdio: "ignore" })
  return whenUp("nginx", port, child, folder)
}
