import { type Message, message } from "../control-api/answers";
import type { Answer, Problem } from "./control-api";
import { eventsOf } from "./event-stream";

export type Feed = {
  /** Newest first. */
  readonly messages: readonly Message[];
  readonly connection: "connecting" | "live" | "lost";
  /** False until the first answer or failure. */
  readonly isLoaded: boolean;
  readonly problem: Problem | undefined;
};

export type FeedSource = {
  stream(signal: AbortSignal): Promise<Answer<ReadableStream<Uint8Array>>>;
  messages(): Promise<Answer<readonly Message[]>>;
};

const MESSAGES_MAX = 200;
const WAIT_MAX_MS = 8000;

/** Follows the bank's outbox: loads earlier messages, then receives each new one. Reconnects automatically. */
export class MessageFeed {
  private feed: Feed = { messages: [], connection: "connecting", isLoaded: false, problem: undefined };
  private readonly listeners = new Set<() => void>();
  private running: AbortController | undefined;

  constructor(
    private readonly source: FeedSource,
    private readonly wait: (ms: number, signal: AbortSignal) => Promise<void> = waitFor,
  ) {}

  current = (): Feed => this.feed;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Starts with an empty list: on mount, on request, and after a reset of the bank. */
  start = (): void => {
    this.change({ ...this.feed, messages: [] });
    this.resume();
  };

  stop = (): void => this.running?.abort();

  /** Reconnects without clearing the list, and loads messages that were missed. */
  resume = (): void => {
    this.stop();
    const running = new AbortController();
    this.running = running;
    this.change({ ...this.feed, connection: "connecting", problem: undefined });
    void this.follow(running.signal);
  };

  private async follow(signal: AbortSignal): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      const stream = await this.source.stream(signal);
      if (stream.ok) failures = 0;
      const problem = stream.ok ? await this.read(stream.value, signal) : stream.problem;
      if (signal.aborted) return;
      this.change({ ...this.feed, connection: "lost", isLoaded: true, problem });
      if (problem.kind === "unauthorized") return;
      await this.wait(Math.min(WAIT_MAX_MS, 1000 * 2 ** failures++), signal);
    }
  }

  /**
   * Reads until the stream ends; returns why it ended. Loads earlier messages after the stream has started, so that
   * none is missed.
   */
  private async read(stream: ReadableStream<Uint8Array>, signal: AbortSignal): Promise<Problem> {
    const sent = await this.source.messages();
    if (!sent.ok) return sent.problem;
    if (!signal.aborted)
      this.change({
        messages: newestFirst(sent.value),
        connection: "live",
        isLoaded: true,
        problem: undefined,
      });
    try {
      for await (const data of eventsOf(stream)) if (!signal.aborted) this.add(data);
    } catch {
      // A broken stream counts as ended.
    }
    return { kind: "unreachable" };
  }

  private add(data: string): void {
    const read = message.safeParse(parsed(data));
    if (!read.success || this.feed.messages.some(({ id }) => id === read.data.id)) return;
    this.change({ ...this.feed, messages: newestFirst([read.data, ...this.feed.messages]) });
  }

  private change(feed: Feed): void {
    this.feed = feed;
    for (const listener of this.listeners) listener();
  }
}

const newestFirst = (messages: readonly Message[]): readonly Message[] =>
  [...messages].sort((one, other) => Number(other.id) - Number(one.id)).slice(0, MESSAGES_MAX);

/** Returns undefined for events that are not messages, such as the greeting. */
function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

const waitFor = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
