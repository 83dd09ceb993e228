import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const source = join(import.meta.dirname, "unsynced-disk.c");
const MOUNT_SECONDS_MAX = 20;
/** In memory if the system has such a folder: the mounted disk itself decides what survives. */
const parent = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

const answers = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;

/** Whether this machine can mount the disk; MOUNTS=off forbids it. @throws where it cannot and CI is true */
export function hasUnsyncedDisks(): boolean {
  if (process.env.MOUNTS === "off") return false;
  const lacks = [
    ...(existsSync("/dev/fuse") ? [] : ["/dev/fuse"]),
    ...(answers("fusermount3", "--version") ? [] : ["fusermount3"]),
    ...(answers("gcc", "--version") && answers("pkg-config", "--exists", "fuse3") ? [] : ["gcc with libfuse3-dev"]),
  ];
  if (lacks.length === 0) return true;
  const words = `SKIPPED: power cuts are NOT tested, because this machine has no ${lacks.join(", no ")}`;
  if (process.env.CI === "true") throw new Error(words);
  console.warn(words);
  return false;
}

/** A mounted folder that loses unsynced data when its power is cut (`unsynced-disk.c`). */
export class UnsyncedDisk {
  /** The folder for processes while the disk is mounted. */
  readonly folder: string;
  /** The data that survives a power cut. Before the first mount, a test can put files here. */
  readonly durable: string;
  private readonly live: string;
  private readonly program: string;
  private server: ChildProcess | undefined;

  constructor() {
    this.root = mkdtempSync(join(parent, "bank-power-"));
    chmodSync(this.root, 0o755);
    this.folder = join(this.root, "disk");
    this.durable = join(this.root, "durable");
    this.live = join(this.root, "live");
    this.program = join(this.root, "unsynced-disk");
    for (const folder of [this.folder, this.durable]) mkdirSync(folder);
    const flags = execFileSync("pkg-config", ["--cflags", "--libs", "fuse3"], { encoding: "utf8" }).trim().split(" ");
    execFileSync("gcc", ["-O1", "-o", this.program, source, ...flags]);
  }

  private readonly root: string;

  /** Mounts the data that survived the last cut. */
  async mount(): Promise<void> {
    rmSync(this.live, { recursive: true, force: true });
    execFileSync("cp", ["-a", this.durable, this.live]);
    const before = statSync(this.folder).dev;
    const server = spawn(this.program, [this.live, this.durable, this.folder], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    this.server = server;
    process.once("exit", this.unmount);
    const until = performance.now() + MOUNT_SECONDS_MAX * 1000;
    while (statSync(this.folder).dev === before) {
      if (performance.now() > until || server.exitCode !== null) throw new Error("The disk could not be mounted");
      await sleep(10);
    }
  }

  /**
   * Cuts the power. With an even seed nothing unsynced survives, with an odd one a random part of it. All processes
   * that use the disk must have been killed before.
   */
  async cut(seed: number): Promise<void> {
    const { server } = this;
    if (!server || server.exitCode !== null) throw new Error("The disk failed before its power was cut");
    const ended = new Promise((resolve) => server.once("exit", resolve));
    if (seed % 2 === 0) server.kill("SIGKILL");
    else spawnSync("mkdir", [join(this.folder, `.cut-${seed}`)]);
    await ended;
    this.unmount();
  }

  throwAway(): void {
    this.server?.kill("SIGKILL");
    this.unmount();
    rmSync(this.root, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  private readonly unmount = (): void => {
    this.server = undefined;
    process.off("exit", this.unmount);
    spawnSync("fusermount3", ["-u", "-z", this.folder]);
  };
}
