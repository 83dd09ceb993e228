import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { BankAtRisk } from "../chaos/bank-at-risk";
import { BankLine } from "../chaos/bank-line";
import { bankProgram } from "../chaos/bank-program";
import type { HealthTimes } from "./health-process";

/** A request of a flood. */
export type FloodCall = {
  readonly method: string;
  /** The path with the base path, such as `/corporate-banking/api/customer/accounts`. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** The loopback address that the request is sent from, such as 127.0.0.7. */
  readonly from?: string;
};

export type FloodAnswer = {
  /** HTTP status; 0 if the connection broke. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly text: string;
};

/** Times of `/healthz` in milliseconds. */
export type Health = { readonly polls: number; readonly failed: number; readonly p50: number; readonly p99: number };

/** The base path of the bank's API. */
export const API_PATH = "/corporate-banking/api";
const ANSWER_PATIENCE_MS = 120_000;

/**
 * The program of `npm start` in a process of its own, with real password hashes and limits; bodies are not encrypted.
 */
export class FloodedBank {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

  private readonly line: BankLine;

  private constructor(private readonly bank: BankAtRisk) {
    this.line = new BankLine(bank.address);
  }

  /** @param variables environment variables of this bank, for example NODE_OPTIONS to bound its heap */
  static async start(variables: Readonly<Record<string, string>> = {}): Promise<FloodedBank> {
    const place = { DATABASE_URL: "", DATA_DIR: ":memory:" };
    const asServed = { PASSWORD_COST: "full", LIMITS: "on", ...variables };
    return new FloodedBank(await BankAtRisk.start(await bankProgram(), place, undefined, asServed));
  }

  get address(): string {
    return this.bank.address;
  }

  get isAlive(): boolean {
    return this.bank.isAlive;
  }

  /** The peak memory of the process; undefined if the system does not report it. */
  get peakMegabytes(): number | undefined {
    const status = `/proc/${this.bank.pid}/status`;
    const peak = existsSync(status) ? /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(status, "utf8"))?.[1] : undefined;
    return peak === undefined ? undefined : Math.round(Number(peak) / 1024);
  }

  /** The output of the bank, including its log. */
  get said(): string {
    return this.bank.said.join("");
  }

  /** Closes all connections; calls without an answer end with status 0. */
  hangUp(): void {
    this.agent.destroy();
  }

  async close(): Promise<void> {
    this.hangUp();
    this.line.close();
    await this.bank.kill();
  }

  /** Calls the control API. */
  control<T>(path: string, method?: string, content?: object): Promise<T> {
    return this.line.control<T>(path, method, content);
  }

  send({ method, path, headers = {}, body, from }: FloodCall): Promise<FloodAnswer> {
    return new Promise((resolve) => {
      const fail = (error: Error) => resolve({ status: 0, headers: {}, text: error.message });
      const options = { method, headers, agent: this.agent, timeout: ANSWER_PATIENCE_MS };
      const sending = request(this.address + path, { ...options, ...(from && { localAddress: from }) }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", fail);
        response.on("end", () => {
          const text = Buffer.concat(chunks).toString();
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
        });
      });
      sending.once("timeout", () => sending.destroy(new Error("No answer in time")));
      sending.on("error", fail);
      sending.end(body);
    });
  }

  /** Polls `/healthz` from a third process while `act` runs. */
  async watchHealth<T>(act: () => Promise<T>): Promise<{ readonly result: T; readonly health: Health }> {
    const watcher = fork("tests/attack/health-process.ts", [this.address], { execArgv: ["--import", "tsx"] });
    try {
      const result = await act();
      const answered = once(watcher, "message");
      watcher.send("stop");
      // The process sends nothing else.
      const [times] = (await answered) as [HealthTimes];
      return { result, health: healthOf(times) };
    } finally {
      watcher.kill();
    }
  }
}

function healthOf({ milliseconds, failed }: HealthTimes): Health {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(share * sorted.length)] ?? Number.POSITIVE_INFINITY);
  return { polls: milliseconds.length + failed, failed, p50: at(0.5), p99: at(0.99) };
}

const TICK_MS = 10;

type Rate = {
  readonly perSecond: number;
  /** Minimum duration; the calls continue while `goesOn` returns true. */
  readonly seconds: number;
  readonly goesOn?: () => boolean;
  /** Runs when the last call has been sent, before its answer. */
  readonly atEnd?: () => void;
};

/** Starts calls at a steady rate without waiting for answers, then waits for all of them. @returns the calls sent */
export async function sendAtRate(
  { perSecond, seconds, goesOn = () => false, atEnd }: Rate,
  send: (index: number) => Promise<unknown>,
): Promise<number> {
  const startedAt = performance.now();
  const pending: Promise<unknown>[] = [];
  for (let elapsed = 0; elapsed < seconds || goesOn(); elapsed = (performance.now() - startedAt) / 1000) {
    while (pending.length < elapsed * perSecond) pending.push(send(pending.length));
    await sleep(TICK_MS);
  }
  atEnd?.();
  await Promise.all(pending);
  return pending.length;
}
