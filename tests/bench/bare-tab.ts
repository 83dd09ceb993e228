import type { Browser, CDPSession } from "playwright-core";

type Event = { readonly method: string; readonly params: Readonly<Record<string, unknown>> };
type Answer = {
  readonly id: number;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly message: string };
};

/**
 * A tab with a new browser profile, controlled through Chromium's protocol directly. Playwright's debugger records
 * where errors are created. React creates five of them on load, and V8 then parses React again, which customers do not
 * experience.
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

  /** @throws the browser's error if it rejects the command */
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

  /**
   * Returns the value of an expression in the page, as JSON.
   * @throws if the expression fails there
   */
  async evaluate<T>(expression: string): Promise<T> {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", { expression, returnByValue: true });
    if (exceptionDetails) throw new Error(`In the page: ${JSON.stringify(exceptionDetails)}`);
    // The caller states the type of its expression.
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
