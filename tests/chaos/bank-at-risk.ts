import { type ChildProcess, spawn } from "node:child_process";

type Place = Readonly<Record<"DATABASE_URL" | "DATA_DIR", string>>;

const READY = /http:\/\/127\.0\.0\.1:\d+/;

/** A bank in a process of its own that a test kills. */
export class BankAtRisk {
  private constructor(
    private readonly child: ChildProcess,
    readonly address: string,
    /** The output of the bank, including its log. */
    readonly said: readonly string[],
  ) {}

  /**
   * @param killAfterMs kills the bank during its start, or shortly after
   * @param variables replace the environment variables that tests use
   * @throws with the bank's output, if the bank ends before it can be used
   */
  static async start(
    program: string,
    place: Place,
    killAfterMs?: number,
    variables: Readonly<Record<string, string>> = {},
  ): Promise<BankAtRisk> {
    const child = spawn(process.execPath, [program], {
      env: { ...process.env, NODE_ENV: "test", PORT: "0", HOST: "127.0.0.1", ...place, ...forTests, ...variables },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const atExit = () => child.kill("SIGKILL");
    process.once("exit", atExit);
    child.once("exit", () => process.off("exit", atExit));
    const said: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => void said.push(chunk.toString()));
    const killing = killAfterMs === undefined ? undefined : setTimeout(() => child.kill("SIGKILL"), killAfterMs);
    try {
      return new BankAtRisk(child, await addressOf(child, said), said);
    } finally {
      clearTimeout(killing);
    }
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  get isAlive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Kills the process like a power failure: nothing is flushed, closed or logged. */
  kill(signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
    if (!this.isAlive) return Promise.resolve();
    return new Promise((resolve) => {
      this.child.once("exit", () => resolve());
      this.child.kill(signal);
    });
  }
}

/** The token of the control API of every bank that is started here. */
export const CONTROL_TOKEN = "a-token-of-the-chaos-campaigns";

const forTests = {
  CONTROL_TOKEN,
  PASSWORD_COST: "trivial",
  LIMITS: "off",
  CIPHER: "off",
  SESSION_TIMEOUT_SECONDS: "28800",
  LOG_LEVEL: "error",
};

function addressOf(child: ChildProcess, said: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const listen = () => {
      const [address] = READY.exec(said.join("")) ?? [];
      if (!address) return;
      child.stdout?.off("data", listen);
      resolve(address);
    };
    child.stdout?.on("data", listen);
    child.once("exit", (code, signal) => reject(new Error(`The bank ended with ${code ?? signal}:\n${said.join("")}`)));
  });
}
