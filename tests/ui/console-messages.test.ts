import { describe, expect, it } from "vitest";
import type { Answer } from "../../mock-bank/console/control-api";
import { eventsOf } from "../../mock-bank/console/event-stream";
import { type FeedSource, MessageFeed } from "../../mock-bank/console/message-feed";
import { groupMessages } from "../../mock-bank/console/message-groups";
import type { Message } from "../../mock-bank/control-api/answers";

const aMessage = (given: Partial<Message> = {}): Message => ({
  id: "1",
  channel: "sms",
  to: "+233200000102",
  username: "kofi.boateng",
  subject: "",
  text: "48213 is your code to sign in.",
  code: "48213",
  at: "2026-11-20T10:00:00.000Z",
  ...given,
});

const textStream = (...chunks: readonly string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });

describe("the events of a stream", () => {
  async function read(...chunks: readonly string[]) {
    const events: string[] = [];
    for await (const event of eventsOf(textStream(...chunks))) events.push(event);
    return events;
  }

  it("events are read across chunk borders", async () => {
    expect(await read("id: 1\nda", 'ta: {"a":1}\n', "\nid: 2\ndata: 2\n\n")).toEqual(['{"a":1}', "2"]);
  });
  it("events are read with both line endings, and several data lines become one text", async () => {
    expect(await read("data: a\r\ndata: b\r\n\r\n")).toEqual(["a\nb"]);
  });
  it("comments and truncated events are ignored", async () => {
    expect(await read(": still here\n\n", "event: x\n\n", "data: half")).toEqual([]);
  });
});

/** A bank whose stream and outbox the test controls. */
class Bank implements FeedSource {
  outbox: Message[] = [];
  down: Answer<never> | undefined;
  readonly lines: ReadableStreamDefaultController<Uint8Array>[] = [];

  stream = async (): Promise<Answer<ReadableStream<Uint8Array>>> =>
    this.down ?? {
      ok: true,
      value: new ReadableStream<Uint8Array>({
        start: (line) => {
          this.lines.push(line);
        },
      }),
    };
  messages = async (): Promise<Answer<readonly Message[]>> => this.down ?? { ok: true, value: this.outbox };

  send(data: unknown): void {
    this.lines
      .at(-1)
      ?.enqueue(new TextEncoder().encode(`data: ${typeof data === "string" ? data : JSON.stringify(data)}\n\n`));
  }
  hangUp(): void {
    this.lines.at(-1)?.error(new Error("connection lost"));
  }
}

async function followFeed(bank: Bank) {
  const waits: number[] = [];
  const goOn: (() => void)[] = [];
  const feed = new MessageFeed(bank, (ms) => {
    waits.push(ms);
    return new Promise((resolve) => goOn.push(resolve));
  });
  feed.start();
  await waitForTimers();
  return { feed, waits, tryAgain: () => goOn.pop()?.() };
}
const waitForTimers = () => new Promise((resolve) => setTimeout(resolve, 5));
const idsOf = (feed: MessageFeed) => feed.current().messages.map(({ id }) => id);

describe("the feed of messages", () => {
  it("the feed starts with earlier messages and adds new ones, newest first", async () => {
    const bank = new Bank();
    bank.outbox = [aMessage({ id: "9" }), aMessage({ id: "10" })];
    const { feed } = await followFeed(bank);
    bank.send(aMessage({ id: "11" }));
    await waitForTimers();
    expect(idsOf(feed)).toEqual(["11", "10", "9"]);
    expect(feed.current().connection).toBe("live");
  });

  it("a message is shown once, and events that are no messages are ignored", async () => {
    const bank = new Bank();
    bank.outbox = [aMessage({ id: "1" })];
    const { feed } = await followFeed(bank);
    for (const event of [aMessage({ id: "1" }), "hello", { id: 2 }]) bank.send(event);
    await waitForTimers();
    expect(idsOf(feed)).toEqual(["1"]);
  });

  it("the feed reports a lost connection, waits longer before each retry, and catches up afterwards", async () => {
    const bank = new Bank();
    const { feed, waits, tryAgain } = await followFeed(bank);
    bank.down = { ok: false, problem: { kind: "unreachable" } };
    bank.hangUp();
    await waitForTimers();
    expect(feed.current()).toMatchObject({ connection: "lost", problem: { kind: "unreachable" } });
    for (let attempt = 0; attempt < 4; attempt++) {
      tryAgain();
      await waitForTimers();
    }
    expect(waits).toEqual([1000, 2000, 4000, 8000, 8000]);

    bank.down = undefined;
    bank.outbox = [aMessage({ id: "5" })];
    tryAgain();
    await waitForTimers();
    expect(feed.current()).toMatchObject({ connection: "live", problem: undefined });
    expect(idsOf(feed)).toEqual(["5"]);
  });

  it("the feed waits for a token instead of retrying without one", async () => {
    const bank = new Bank();
    bank.down = { ok: false, problem: { kind: "unauthorized" } };
    const { feed, waits } = await followFeed(bank);
    expect(feed.current().problem).toEqual({ kind: "unauthorized" });
    expect(waits).toEqual([]);
    bank.down = undefined;
    feed.start();
    await waitForTimers();
    expect(feed.current().connection).toBe("live");
  });

  it("a restarted feed begins with an empty list and ignores the former stream", async () => {
    const bank = new Bank();
    bank.outbox = [aMessage({ id: "7" })];
    const { feed } = await followFeed(bank);
    const [former] = bank.lines;
    bank.outbox = [];
    feed.start();
    await waitForTimers();
    former?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(aMessage({ id: "8" }))}\n\n`));
    await waitForTimers();
    expect(idsOf(feed)).toEqual([]);
  });
});

describe("the same message on two channels", () => {
  const email = aMessage({
    id: "2",
    channel: "email",
    to: "kofi@adom.example",
    text: "Dear customer, your code is 48213.",
    at: "2026-11-20T10:00:01.000Z",
  });

  it("an SMS and an e-mail with the same code become one message with the text of the SMS", () => {
    const [group, ...others] = groupMessages([email, aMessage()]);
    expect(others).toEqual([]);
    expect(group).toMatchObject({
      code: "48213",
      text: "48213 is your code to sign in.",
      copies: [{ id: "2" }, { id: "1" }],
    });
  });

  it.each([
    ["another person", { username: "ama.mensah" }],
    ["another code", { code: "11111" }],
    ["another time", { at: "2026-11-20T10:01:00.000Z" }],
    ["the same channel", { channel: "sms" }],
  ])("two messages stay separate for %s", (_, difference) => {
    expect(groupMessages([{ ...email, ...difference }, aMessage()])).toHaveLength(2);
  });
});
