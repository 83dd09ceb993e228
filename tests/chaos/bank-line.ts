import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Endpoint } from "../../contract/endpoint";
import { fixedHeaders } from "../../contract/headers";
import { encoded } from "../support/wire-client";
import { CONTROL_TOKEN } from "./bank-at-risk";
import type { Person } from "./crew";

export type Answer = { readonly code: number; readonly description?: string; readonly [field: string]: unknown };

/** The connection broke or the bank failed, so the outcome of the call is unknown. */
export class NoAnswer extends Error {
  /** @param isBusy whether the bank answered that it is overloaded (HTTP 503) */
  constructor(
    message: string,
    readonly isBusy = false,
  ) {
    super(message);
  }
}

type Extras = { readonly key?: string; readonly intent?: string };
type HttpCall = { readonly method: string; readonly headers: Readonly<Record<string, string>>; readonly body?: string };

const API = "/corporate-banking/api";
const TRIES_MAX = 200;
const PAUSE_MS = 25;

/** A client of one bank over an unreliable network. Bodies are not encrypted, because the cipher is not under test. */
export class BankLine {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  /** The number of repeated calls: after an answer that the bank is busy, and without an answer. */
  busy = 0;
  unanswered = 0;

  constructor(readonly address: string) {}

  close(): void {
    this.agent.destroy();
  }

  /** @throws {NoAnswer} */
  async call(person: Person, endpoint: Endpoint, fields: object, { key, intent }: Extras = {}): Promise<Answer> {
    const { path, query, form: body } = encoded(endpoint, fields);
    const headers = {
      ...fixedHeaders,
      deviceId: person.deviceId,
      sessionId: person.token,
      ...(body !== undefined && { "Content-Type": "application/x-www-form-urlencoded" }),
      ...(key && { "Idempotency-Key": key }),
      ...(intent && { Intent: intent }),
    };
    const text = await this.send(API + path + query, {
      method: endpoint.method,
      headers,
      ...(body !== undefined && { body }),
    });
    // The answers are under test: each test checks the fields that it needs.
    return JSON.parse(text) as Answer;
  }

  /** Sends the same call with the same key until there is an answer. */
  async callUntilAnswered(person: Person, endpoint: Endpoint, fields: object, extras: Extras): Promise<Answer> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.call(person, endpoint, fields, extras);
      } catch (error) {
        if (!(error instanceof NoAnswer) || tries === TRIES_MAX) throw error;
        if (error.isBusy) this.busy++;
        else this.unanswered++;
        await sleep(PAUSE_MS);
      }
    }
  }

  /** Calls the control API, whose answers are trusted to match their documentation. */
  async control<T>(path: string, method = "GET", content?: object): Promise<T> {
    const headers = {
      authorization: `Bearer ${CONTROL_TOKEN}`,
      ...(content && { "content-type": "application/json" }),
    };
    const body = content && { body: JSON.stringify(content) };
    return JSON.parse(await this.send(`/control/${path}`, { method, headers, ...body })) as T;
  }

  private send(path: string, { method, headers, body }: HttpCall): Promise<string> {
    return new Promise((resolve, reject) => {
      const fail = (error: Error) => reject(new NoAnswer(error.message));
      const sending = request(this.address + path, { method, headers, agent: this.agent }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", fail);
        response.on("end", () => {
          const text = Buffer.concat(chunks).toString();
          if (response.statusCode === 200 && response.complete) resolve(text);
          else reject(new NoAnswer(`Answered ${response.statusCode}: ${text}`, response.statusCode === 503));
        });
      });
      sending.on("error", fail);
      sending.end(body);
    });
  }
}
