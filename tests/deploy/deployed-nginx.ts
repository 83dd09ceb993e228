import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeNginxFiles } from "../../build/nginx";
import { hasBrotli, Nginx } from "../support/nginx";

const CLIENT_LOCATION = "/opt/corporate-banking";

/** nginx with the configuration of `deploy/nginx`, in front of these banks; without TLS. */
export async function deployedNginx(banks: readonly string[]): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "deployed-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  cpSync("dist", join(folder, "dist"), { recursive: true });
  writeNginxFiles(join(folder, "nginx"), "dist", { hasBrotli });
  const written = readFileSync("deploy/nginx/corporate-banking.conf", "utf8");
  const servers = banks.map((address) => `server ${new URL(address).host} fail_timeout=2s;`);
  return Nginx.start((port) => {
    const section = written
      .replaceAll(CLIENT_LOCATION, folder)
      .replace("/var/log/nginx/", "")
      .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
      .replace(/ {4}server 127\.0\.0\.1:4000 .*\n {4}server 127\.0\.0\.1:4001 .*\n/, `${servers.join("\n")}\n`)
      .replace(/ *ssl_certificate.*\n/g, "");
    if (/listen 443|:400[01]|ssl_/.test(section)) throw new Error("The configuration in deploy/nginx has changed");
    return section;
  });
}
