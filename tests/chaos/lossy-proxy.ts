import { Agent, createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Seeded } from "../support/seeded";

/** Maximum failure rates; each run draws its own below these. */
const DROPPED_REQUESTS_MAX = 0.3;
const DROPPED_ANSWERS_MAX = 0.3;
const REPLAYS_MAX = 0.5;
const DELAYS = 0.02;
const DELAY_MS_MAX = 300;
/** The probability that a repeated request arrives much later; the others arrive together. */
const LATE = 0.2;
const SEED_MAX = 2 ** 31 - 1;

type Received = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
};
type Answered = { readonly status: number; readonly body: Buffer };

/**
 * A proxy between customers and the bank that loses requests and answers, and delivers requests repeatedly and late.
 */
export class LossyProxy {
  readonly lost = { requests: 0, answers: 0, replayed: 0 };
  private readonly agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  private readonly underway = new Set<Promise<unknown>>();
  private readonly rates: Readonly<Record<"request" | "answer" | "replay", number>>;

  private constructor(
    private readonly server: Server,
    private readonly bank: string,
    private readonly random: Seeded,
  ) {
    this.rates = {
      request: random.next() * DROPPED_REQUESTS_MAX,
      answer: random.next() * DROPPED_ANSWERS_MAX,
      replay: random.next() * REPLAYS_MAX,
    };
  }

  static async before(bank: string, random: Seeded): Promise<LossyProxy> {
    const server = createServer();
    const proxy = new LossyProxy(server, bank, random);
    server.on("request", (incoming, response) => {
      proxy.pass(incoming).then(
        (answer) => (answer ? response.writeHead(answer.status).end(answer.body) : incoming.socket.destroy()),
        () => incoming.socket.destroy(),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return proxy;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Closes after all requests in progress have arrived. */
  async close(): Promise<void> {
    while (this.underway.size > 0) await Promise.allSettled(this.underway);
    this.server.closeAllConnections();
    this.server.close();
    this.agent.destroy();
  }

  /** Returns undefined if the sender gets no answer. */
  private async pass(incoming: IncomingMessage): Promise<Answered | undefined> {
    // Creates a generator for each request, so that the faults of the n-th request depend only on the seed and n.
    const random = new Seeded(this.random.between(0, SEED_MAX));
    const received = await read(incoming);
    if (random.happens(DELAYS)) await sleep(random.between(0, DELAY_MS_MAX));
    if (random.happens(this.rates.request)) {
      this.lost.requests += 1;
      return undefined;
    }
    while (random.happens(this.rates.replay)) {
      this.lost.replayed += 1;
      this.follow(this.again(received, random.happens(LATE) ? random.between(0, DELAY_MS_MAX) : 0));
    }
    const answer = await this.forward(received);
    if (!random.happens(this.rates.answer)) return answer;
    this.lost.answers += 1;
    return undefined;
  }

  private async again(received: Received, delayMs: number): Promise<void> {
    if (delayMs > 0) await sleep(delayMs);
    await this.forward(received);
  }

  private follow(work: Promise<unknown>): void {
    const done = work.catch(() => undefined).finally(() => this.underway.delete(done));
    this.underway.add(done);
  }

  private forward({ method, path, headers, body }: Received): Promise<Answered> {
    return new Promise((resolve, reject) => {
      const sending = request(this.bank + path, { method, headers, agent: this.agent }, (response) => {
        collect(response).then((answer) => resolve({ status: response.statusCode ?? 500, body: answer }), reject);
      });
      sending.on("error", reject);
      sending.end(body);
    });
  }
}

const read = async (incoming: IncomingMessage): Promise<Received> => ({
  method: incoming.method ?? "GET",
  path: incoming.url ?? "/",
  headers: incoming.headers,
  body: await collect(incoming),
});

async function collect(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
