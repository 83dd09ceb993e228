import { type ChildProcessByStdio, spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import type { Readable } from "node:stream";

const READY = /http:\/\/127\.0\.0\.1:\d+/;
type Process = ChildProcessByStdio<null, Readable, Readable>;

/** A mock bank of our own, in its own process with an empty memory, on a port that the system chose. */
export class BankProcess {
  private constructor(
    private readonly child: Process,
    readonly address: string,
  ) {}

  static async start(): Promise<BankProcess> {
    const env = {
      ...process.env,
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: ":memory:",
      DATABASE_URL: "",
      PASSWORD_COST: "trivial",
      LIMITS: "off",
    };
    const child = spawn(process.execPath, ["dist-bank/bank.mjs"], { env, stdio: ["ignore", "pipe", "pipe"] });
    process.once("exit", () => child.kill());
    return new BankProcess(child, await addressOf(child));
  }

  /** Lets others have the processor first: for whoever measures them, the bank is another machine. */
  giveWay(): void {
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

/** What the bank prints once it answers; if it ends before, what it said is the error. */
function addressOf(child: Process): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const [address] = READY.exec(said) ?? [];
      if (address) resolve(address);
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.once("exit", (code) => reject(new Error(`The mock bank ended with ${code}:\n${said}`)));
  });
}
