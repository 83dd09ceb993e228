import { execFileSync, spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { sparePort } from "./spare-port";

/** The configured folder of the server, or those on Debian, Fedora and Homebrew; newest version first. */
const binaryFolders = process.env.POSTGRES_BIN
  ? [process.env.POSTGRES_BIN]
  : [
      ...[18, 17, 16, 15].flatMap((version) => [
        `/usr/lib/postgresql/${version}/bin`,
        `/opt/homebrew/opt/postgresql@${version}/bin`,
      ]),
      "/usr/bin",
      "/usr/local/bin",
    ];

const binaries = binaryFolders.find((folder) => existsSync(join(folder, "initdb")));

/** Folder of the run's server; all test processes of a run have the same parent process. */
const home = join(tmpdir(), `bank-postgres-${process.ppid}`);
const urlFile = join(home, "url");
/** Generous, because the machine may be busy. */
const START_SECONDS_MAX = 120;

/**
 * Starts a real PostgreSQL server, because the embedded database has one connection and hides race conditions.
 * Returns undefined with a warning if none is installed; throws in CI.
 */
export async function postgresServer(): Promise<string | undefined> {
  if (!binaries) {
    const words = "SKIPPED: no PostgreSQL server found (initdb); races and PostgreSQL itself are NOT tested";
    if (process.env.CI === "true") throw new Error(words);
    console.warn(words);
    return undefined;
  }
  if (isFirst()) await start(binaries);
  return waitForUrl();
}

/**
 * Creates an empty database on the run's server and returns its URL.
 * @throws if there is no server; tests that need one are skipped then
 */
export async function newPostgresUrl(): Promise<string> {
  const server = await postgresServer();
  if (!server) throw new Error("There is no PostgreSQL server");
  const name = `bank_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return new URL(`/${name}`, server).href;
}

function isFirst(): boolean {
  try {
    mkdirSync(home);
    return true;
  } catch {
    return false;
  }
}

async function start(bin: string): Promise<void> {
  initialise(bin, home);
  const port = await sparePort();
  stopWithTheRun(await serve(bin, home, port));
  writeFileSync(urlFile, urlAt(port));
}

const urlAt = (port: number): string => `postgres://bank@127.0.0.1:${port}/postgres`;

function initialise(bin: string, folder: string): void {
  const user = ordinaryUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const options = ["-D", join(folder, "data"), "-U", "bank", "-A", "trust", "-E", "UTF8", "--no-sync"];
  execFileSync(join(bin, "initdb"), options, { cwd: folder, ...user, stdio: "ignore" });
}

/** Makes an empty database cluster in `<folder>/data`. */
export function initialisePostgres(folder: string): void {
  if (!binaries) throw new Error("There is no PostgreSQL server");
  initialise(binaries, folder);
}

/** `fsync` and `synchronous_commit` stay on, as they are by default. */
const usualSettings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=200"];

/** @returns process id of the server once it answers; after a kill it waits until all old processes have ended */
async function serve(bin: string, folder: string, port: number, more: readonly string[] = []): Promise<number> {
  const settings = [...usualSettings, ...more];
  const args = ["-D", join(folder, "data"), "-p", `${port}`, ...settings.flatMap((setting) => ["-c", setting])];
  const until = performance.now() + START_SECONDS_MAX * 1000;
  while (performance.now() < until) {
    const server = spawn(join(bin, "postgres"), args, {
      ...ordinaryUser(),
      cwd: folder,
      stdio: "ignore",
      detached: true,
    });
    server.unref();
    while (server.exitCode === null && server.signalCode === null && performance.now() < until) {
      if (await isAnswering(urlAt(port))) return server.pid ?? 0;
      await tenthOfASecond();
    }
  }
  throw new Error("PostgreSQL did not start");
}

/** A server for one test, which may kill it. */
export class OwnPostgres {
  private constructor(
    private readonly bin: string,
    private readonly folder: string,
    private readonly port: number,
    private readonly settings: readonly string[],
    private server: number,
  ) {}

  /** Returns undefined if PostgreSQL is not installed; see {@link postgresServer}. */
  static async start(settings: readonly string[] = []): Promise<OwnPostgres | undefined> {
    if (!binaries) return undefined;
    const folder = mkdtempSync(join(tmpdir(), "bank-own-postgres-"));
    initialise(binaries, folder);
    return OwnPostgres.on(folder, settings);
  }

  /** Serves the cluster that `initialisePostgres` made in a folder. */
  static async on(folder: string, settings: readonly string[] = []): Promise<OwnPostgres> {
    if (!binaries) throw new Error("There is no PostgreSQL server");
    const port = await sparePort();
    return new OwnPostgres(binaries, folder, port, settings, await serve(binaries, folder, port, settings));
  }

  get url(): string {
    return urlAt(this.port);
  }

  /** Process ids of the server and of its child processes. */
  get pids(): readonly number[] {
    const { stdout } = spawnSync("pgrep", ["-P", `${this.server}`], { encoding: "utf8" });
    return [this.server, ...stdout.split("\n").filter(Boolean).map(Number)];
  }

  /** A standby that follows this server, in a folder of its own; from then on this server waits for it at each commit. */
  async addStandby(): Promise<OwnPostgres> {
    const folder = mkdtempSync(join(tmpdir(), "bank-own-postgres-"));
    const user = ordinaryUser();
    if (user) chownSync(folder, user.uid, user.gid);
    const from = ["-h", "127.0.0.1", "-p", `${this.port}`, "-U", "bank"];
    const how = [
      "-D",
      join(folder, "data"),
      "--write-recovery-conf",
      "--wal-method=stream",
      "--checkpoint=fast",
      "--no-sync",
    ];
    execFileSync(join(this.bin, "pg_basebackup"), [...from, ...how], { cwd: folder, ...user, stdio: "ignore" });
    const standby = await OwnPostgres.on(folder);
    try {
      await this.run("alter system set synchronous_standby_names = '*'");
      await this.run("select pg_reload_conf()");
      const synchronous = "select from pg_stat_replication where sync_state = 'sync'";
      while ((await this.run(synchronous)) === 0) await tenthOfASecond();
      return standby;
    } catch (error) {
      standby.stop();
      throw error;
    }
  }

  /** @returns how many rows the statement answered */
  async run(statement: string): Promise<number> {
    const client = new pg.Client({ connectionString: this.url });
    await client.connect();
    const { rows } = await client.query(statement).finally(() => client.end());
    return rows.length;
  }

  /** Kills the server and its child processes, which would otherwise finish their work. */
  kill(): void {
    for (const pid of this.pids) killIfThere(pid);
  }

  async startAgain(): Promise<void> {
    this.server = await serve(this.bin, this.folder, this.port, this.settings);
  }

  stop(): void {
    this.kill();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** A child process may already have ended with its parent. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

/** User for the server, because PostgreSQL refuses to run as root. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (what: string): number => Number(execFileSync("id", [what, "postgres"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}

/** Stops the server and deletes its folder one second after the run has ended, even if the run was killed. */
function stopWithTheRun(server: number): void {
  const script = `while kill -0 ${process.ppid} 2>/dev/null; do sleep 1; done; kill -QUIT ${server}; sleep 1; rm -rf '${home}'`;
  spawn("sh", ["-c", script], { detached: true, stdio: "ignore" }).unref();
}

async function isAnswering(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    // Not ready yet; the caller reports a timeout.
    return false;
  }
}

async function waitForUrl(): Promise<string> {
  for (let tries = START_SECONDS_MAX * 10; tries > 0; tries--) {
    if (existsSync(urlFile)) return readFileSync(urlFile, "utf8");
    await tenthOfASecond();
  }
  rmSync(home, { recursive: true, force: true });
  throw new Error("PostgreSQL did not start");
}

const tenthOfASecond = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 100));
