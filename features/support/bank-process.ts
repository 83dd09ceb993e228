import { type ChildProcessByStdio, spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import type { Readable } from "node:stream";
import { controlToken } from "./control-token";

const READY = /http:\/\/127\.0\.0\.1:\d+/;
type Process = ChildProcessByStdio<null, Readable, Readable>;

/** A mock bank in a process of its own, with an empty in-memory database, on a free port. */
export class BankProcess {
  private constructor(
    private readonly child: Process,
    readonly address: string,
  ) {}

  /** @param variables replace the environment variables that scenarios use */
  static async start(variables: Readonly<Record<string, string>> = {}): Promise<BankProcess> {
    const env = {
      ...process.env,
      NODE_ENV: "test",
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: ":memory:",
      DATABASE_URL: "",
      PASSWORD_COST: "trivial",
      LIMITS: "off",
      CONTROL_TOKEN: controlToken,
      ...variables,
    };
    const child = spawn(process.execPath, ["dist-bank/bank.mjs"], { env, stdio: ["ignore", "pipe", "pipe"] });
    process.once("exit", () => child.kill());
    return new BankProcess(child, await addressOf(child));
  }

  /** Lowers the process priority, so that the bank does not slow down the measured browser. */
  lowerPriority(): void {
    if (this.child.pid !== undefined) setPriority(this.child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  }

  stop(): Promise<void> {
    if (this.child.exitCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      this.child.once("exit", () => resolve());
      this.child.kill();
    });
  }
}

/** Returns the address that the bank prints when it is ready. Rejects with its output if it exits before. */
function addressOf(child: Process): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    const readOutput = (chunk: Buffer) => {
      output += chunk.toString();
      const [address] = READY.exec(output) ?? [];
      if (address) resolve(address);
    };
    child.stdout.on("data", readOutput);
    child.stderr.on("data", readOutput);
    child.once("exit", (code) => reject(new Error(`The mock bank ended with ${code}:\n${output}`)));
  });
}
