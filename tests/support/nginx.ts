import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sparePort } from "./spare-port";

const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin"];
const program = folders.map((folder) => join(folder, "nginx")).find((path) => existsSync(path));

const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
/** True if Debian's module for precompressed files is installed. */
export const hasBrotli = existsSync(brotliModule);

/** User id of Debian's unprivileged user; nginx needs no root rights above port 1024. */
const NOBODY = 65_534;
const START_MS_MAX = 60_000;

/** True if nginx is installed. Otherwise prints a warning, or throws an error in CI. */
export function hasNginx(): boolean {
  if (program) return true;
  const words = "SKIPPED: no nginx found; the bank behind a proxy is NOT tested";
  if (process.env.CI === "true") throw new Error(words);
  console.warn(words);
  return false;
}

/** A real nginx in front of a bank, with its own folder. */
export class Nginx {
  private constructor(
    readonly address: string,
    private readonly server: ChildProcess,
    private readonly folder: string,
  ) {}

  /** Returns what nginx has written into a log of its folder. */
  logged(name: string): string {
    return readFileSync(join(this.folder, name), "utf8");
  }

  /** Starts nginx with an `http` section, which the caller writes for the given port. */
  static async start(httpSection: (port: number) => string): Promise<Nginx> {
    if (!program) throw new Error("No nginx found");
    const port = await sparePort();
    const folder = mkdtempSync(join(tmpdir(), "bank-nginx-"));
    writeFileSync(join(folder, "nginx.conf"), configuration(folder, httpSection(port)));
    const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
    if (user.uid) chownSync(folder, user.uid, user.gid);
    chmodSync(folder, 0o700);
    const errors = join(folder, "error.log");
    const args = ["-e", errors, "-p", folder, "-c", join(folder, "nginx.conf"), "-g", "daemon off;"];
    const server = spawn(program, args, { stdio: "ignore", ...user });
    process.once("exit", () => server.kill());
    const nginx = new Nginx(`http://127.0.0.1:${port}`, server, folder);
    try {
      await nginx.waitForPort(port);
    } catch {
      const said = existsSync(errors) ? readFileSync(errors, "utf8") : "";
      await nginx.stop();
      throw new Error(`nginx did not start: ${said}`);
    }
    return nginx;
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.server.once("exit", resolve));
    if (this.server.kill("SIGTERM")) await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async waitForPort(port: number): Promise<void> {
    const until = performance.now() + START_MS_MAX;
    while (!(await isOpen(port))) {
      if (this.server.exitCode !== null || performance.now() > until) throw new Error("no listener");
      await sleep(50);
    }
  }
}

/** Configures paths and processes only; the test's section defines how requests are handled. */
const configuration = (folder: string, httpSection: string): string => `
${hasBrotli ? `load_module ${brotliModule};` : ""}
worker_processes 1;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  ${httpSection}
}
`;

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
