import type { Browser, CDPSession } from "playwright-core";

type Event = { readonly method: string; readonly params: Readonly<Record<string, unknown>> };
type Answer = {
  readonly id: number;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly message: string };
};

/**
 * A tab of a browser profile of its own, looked at through Chromium's protocol alone. Playwright's debugger in a page has V8 note where each
 * error was made: React makes five while it is loaded, and to note them V8 reads all of it again. No customer waits for that.
 */
export class BareTab {
  private readonly answers = new Map<number, (answer: Answer) => void>();
  private readonly listeners: ((event: Event) => void)[] = [];
  private sent = 0;

  private constructor(
    private readonly browser: CDPSession,
    private readonly profile: string,
    private readonly session: string,
  ) {
    browser.on("Target.receivedMessageFromTarget", ({ sessionId, message }) => {
      if (sessionId === session) this.take(JSON.parse(message));
    });
  }

  static async open(browser: Browser): Promise<BareTab> {
    const session = await browser.newBrowserCDPSession();
    const { browserContextId } = await session.send("Target.createBrowserContext");
    const { targetId } = await session.send("Target.createTarget", { url: "about:blank", browserContextId });
    const { sessionId } = await session.send("Target.attachToTarget", { targetId, flatten: false });
    return new BareTab(session, browserContextId, sessionId);
  }

  /** @throws what the browser answers to a command that it does not take. */
  async send(
    method: string,
    params: Readonly<Record<string, unknown>> = {},
  ): Promise<Readonly<Record<string, unknown>>> {
    this.sent += 1;
    const id = this.sent;
    const answered = new Promise<Answer>((resolve) => this.answers.set(id, resolve));
    const message = JSON.stringify({ id, method, params });
    await this.browser.send("Target.sendMessageToTarget", { sessionId: this.session, message });
    const { result = {}, error } = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  }

  on(method: string, listener: (params: Event["params"]) => void): void {
    this.listeners.push((event) => event.method === method && listener(event.params));
  }

  /** What an expression is in the page, as JSON carries it. @throws where it is an error there */
  async evaluate<T>(expression: string): Promise<T> {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", { expression, returnByValue: true });
    if (exceptionDetails) throw new Error(`In the page: ${JSON.stringify(exceptionDetails)}`);
    // The caller says what its own expression is.
    return (result as { value: T }).value;
  }

  async close(): Promise<void> {
    await this.browser.send("Target.disposeBrowserContext", { browserContextId: this.profile });
    await this.browser.detach();
  }

  private take(message: Answer | Event): void {
    if (!("id" in message)) {
      for (const listener of this.listeners) listener(message);
      return;
    }
    this.answers.get(message.id)?.(message);
    this.answers.delete(message.id);
  }
}
