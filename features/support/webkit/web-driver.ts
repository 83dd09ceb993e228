import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { setTimeout } from "node:timers/promises";

const START_MS = 20_000;
const ASK_AGAIN_MS = 50;
/** Longer than the longest wait of a command, and shorter than the timeout of a step, which does not name the command. */
const COMMAND_MS = 30_000;
/** Characters of a command's parameters in an error. */
const LOGGED_MAX = 300;

/** A driver's program with the session of one browser (W3C WebDriver, level 1). */
export class WebDriver {
  private constructor(
    private readonly program: ChildProcess,
    private readonly address: string,
    private readonly commandMs: number,
  ) {}

  /**
   * Starts the driver, which starts the browser.
   * @param commandMs how long a command may take before it is an error that names the command
   */
  static async start(
    command: string,
    env: NodeJS.ProcessEnv,
    capabilities: object,
    commandMs = COMMAND_MS,
  ): Promise<WebDriver> {
    const port = await freePort();
    const program = spawn(command, [`--port=${port}`], { env, stdio: "ignore" });
    process.once("exit", () => program.kill());
    const driver = new WebDriver(program, `http://127.0.0.1:${port}`, commandMs);
    await driver.isReady();
    const { sessionId } = await driver.send<{ sessionId: string }>("POST", "/session", {
      capabilities: { alwaysMatch: capabilities },
    });
    return new WebDriver(program, `http://127.0.0.1:${port}/session/${sessionId}`, commandMs);
  }

  get<Value>(path: string): Promise<Value> {
    return this.send("GET", path);
  }

  post<Value>(path: string, parameters: object = {}): Promise<Value> {
    return this.send("POST", path, parameters);
  }

  delete(path: string): Promise<unknown> {
    return this.send("DELETE", path);
  }

  /** Ends the session, which closes the browser, and then the driver. */
  async end(): Promise<void> {
    await this.delete("").catch(() => undefined);
    this.program.kill();
    if (this.program.exitCode === null && this.program.signalCode === null) await once(this.program, "exit");
  }

  private async isReady(): Promise<void> {
    const end = Date.now() + START_MS;
    while (Date.now() < end) {
      const status = await this.send<{ ready: boolean }>("GET", "/status").catch(() => undefined);
      if (status?.ready) return;
      await setTimeout(ASK_AGAIN_MS);
    }
    throw new Error("The WebDriver program does not answer");
  }

  private async send<Value>(method: string, path: string, parameters?: object): Promise<Value> {
    const body = parameters && JSON.stringify(parameters);
    const signal = AbortSignal.timeout(this.commandMs);
    try {
      const answer = await fetch(this.address + path, { method, signal, ...(body && { body }) });
      // The type is that of the standard's command.
      const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
      if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
      return value;
    } catch (error) {
      if (!signal.aborted) throw error;
      const command = [method, path, body?.slice(0, LOGGED_MAX)].filter(Boolean).join(" ");
      throw new Error(`WebDriver has not answered within ${this.commandMs / 1000} s: ${command}`, { cause: error });
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
