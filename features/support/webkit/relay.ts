import { EventEmitter } from "node:events";
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { type PageEvent, REPORT_PATH, SCRIPT_PATH } from "./events";

/** Browsers request this file although no page refers to it. */
const ICON_PATH = "/favicon.ico";

type Headers = Readonly<Record<string, string>>;

/** A call of the browser, with the methods of Playwright's requests and responses that are used. */
export class RelayedCall {
  private answered: (answer: IncomingMessage | undefined) => void = () => {};
  private readonly answer = new Promise<IncomingMessage | undefined>((resolve) => {
    this.answered = resolve;
  });

  constructor(
    private readonly address: string,
    private readonly sent: Headers,
  ) {}

  url = (): string => this.address;
  headers = (): Headers => this.sent;
  allHeaders = async (): Promise<Headers> => this.sent;
  resourceType = (): string => (this.sent["sec-fetch-dest"] === "empty" ? "fetch" : "other");

  async response(): Promise<{ allHeaders(): Promise<Headers> } | null> {
    const answer = await this.answer;
    return answer ? { allHeaders: async () => textual(answer.headers) } : null;
  }

  end(answer?: IncomingMessage): void {
    this.answered(answer);
  }
}

type Events = {
  report: [PageEvent];
  request: [RelayedCall];
  requestfinished: [RelayedCall];
  requestfailed: [RelayedCall];
};

/**
 * Passes the calls of a WebKit browser on to the bank, because WebDriver can neither list calls nor run a script before
 * those of a page. Each page gets one more script of its own origin, which its content policy allows.
 */
export class Relay extends EventEmitter<Events> {
  /** Return scripts that run in each page before its own. */
  readonly scripts: (() => string)[] = [];

  private constructor(
    private readonly bank: string,
    private readonly server: Server,
  ) {
    super();
    server.on("request", (asked, answer) => void this.serve(asked, answer));
  }

  static async to(bank: string): Promise<Relay> {
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    return new Relay(bank, server);
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async serve(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    if (asked.url === SCRIPT_PATH) {
      answer.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-store" });
      answer.end(this.scripts.map((script) => `{${script()}\n}`).join("\n"));
    } else if (asked.url === REPORT_PATH) {
      this.emit("report", JSON.parse(await text(asked)) as PageEvent);
      answer.writeHead(204).end();
    } else await this.pass(asked, answer);
  }

  private async pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const call = new RelayedCall(this.bank + asked.url, textual(asked.headers));
    this.emit("request", call);
    try {
      const received = await this.ask(asked, answer);
      call.end(received);
      if ((received.statusCode ?? 0) >= 400 && asked.url !== ICON_PATH)
        this.reportFailure(`a status of ${received.statusCode}`, call);
      await this.answer(received, answer);
      this.emit("requestfinished", call);
    } catch (error) {
      call.end();
      answer.destroy();
      this.emit("requestfailed", call);
      if (!asked.destroyed) this.reportFailure(String(error), call);
    }
  }

  private ask(asked: IncomingMessage, answer: ServerResponse): Promise<IncomingMessage> {
    const headers = { ...asked.headers };
    // A page is changed on its way, so it must be complete and uncompressed.
    if (headers["sec-fetch-dest"] === "document") {
      delete headers["accept-encoding"];
      delete headers["if-none-match"];
    }
    return new Promise((resolve, reject) => {
      const passed = request(this.bank + asked.url, { method: asked.method, headers });
      passed.on("response", resolve).on("error", reject);
      answer.on("close", () => passed.destroy());
      asked.pipe(passed);
    });
  }

  private async answer(received: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { "content-length": _, ...headers } = received.headers;
    const isPage = headers["content-type"]?.startsWith("text/html") && !headers["content-encoding"];
    answer.writeHead(received.statusCode ?? 502, isPage ? headers : received.headers);
    if (!isPage) return pipeline(received, answer);
    answer.end((await text(received)).replace("<head>", `<head><script src="${SCRIPT_PATH}"></script>`));
  }

  /** WebKit writes failed calls to its console, which WebDriver cannot read. */
  private reportFailure(why: string, call: RelayedCall): void {
    this.emit("report", { kind: "console", type: "error", text: `Failed to load resource: ${why} (${call.url()})` });
  }
}

const textual = (headers: IncomingMessage["headers"]): Headers =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
