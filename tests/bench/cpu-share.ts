import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const PERIOD_MICROSECONDS = 20_000;
/** Far above all other processes, so that a busy machine takes nothing of a share. */
const WEIGHT = { v1: 200_000, v2: 10_000 };
const v2 = "/sys/fs/cgroup";
const v1 = "/sys/fs/cgroup/cpu";
const isV2 = existsSync(join(v2, "cgroup.controllers"));

/** A control group of Linux, which limits the processor time of its processes to a part of one core. */
export class CpuShare {
  private constructor(private readonly folder: string) {}

  /**
   * @param cores such as 0.3; absent: no limit
   * @throws if this process may not make control groups
   */
  static make(name: string, cores?: number): CpuShare {
    if (isV2) writeFileSync(join(v2, "cgroup.subtree_control"), "+cpu");
    const folder = join(isV2 ? v2 : v1, `bank-bench-${process.pid}-${name}`);
    mkdirSync(folder);
    const share = new CpuShare(folder);
    share.write(isV2 ? "cpu.weight" : "cpu.shares", String(isV2 ? WEIGHT.v2 : WEIGHT.v1));
    if (cores !== undefined) share.limit(cores);
    return share;
  }

  add(pids: readonly number[]): void {
    for (const pid of pids) this.write("cgroup.procs", String(pid));
  }

  /** Ends the group. Its processes go on without a limit. */
  remove(): void {
    const left = readFileSync(join(this.folder, "cgroup.procs"), "utf8").split("\n").filter(Boolean);
    for (const pid of left) writeFileSync(join(this.folder, "..", "cgroup.procs"), pid);
    rmdirSync(this.folder);
  }

  limit(cores: number): void {
    const quota = Math.round(cores * PERIOD_MICROSECONDS);
    if (isV2) this.write("cpu.max", `${quota} ${PERIOD_MICROSECONDS}`);
    else {
      this.write("cpu.cfs_period_us", String(PERIOD_MICROSECONDS));
      this.write("cpu.cfs_quota_us", String(quota));
    }
  }

  private write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text);
  }
}

const TICKS_PER_SECOND = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));
const [USER_TIME, SYSTEM_TIME] = [11, 12];

/** Seconds of processor time that running processes have used. */
export function cpuSeconds(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    // The name of the program, in brackets, may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME]);
  });
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND;
}
