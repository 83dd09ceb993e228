import { Window } from "happy-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { reportFieldFigures } from "../../../adapters/browser/field-figures";

type Entry = { readonly entryType: string; readonly startTime: number };

let window: Window;
let sent: { readonly path: string; readonly body: Blob }[];
/** Handlers of events of the page that the library of measures observes. */
let handlers: [string, (event: object) => void][];

/** The part of the browser that measures. The test reports what it measured with `measured`. */
class Measuring {
  static readonly supportedEntryTypes = ["event", "largest-contentful-paint"];
  static measured: (entry: Entry) => void = () => {};
  constructor(private readonly report: (list: { getEntries: () => Entry[] }) => void) {}
  observe({ type }: { type: string }): void {
    const { measured } = Measuring;
    Measuring.measured = (entry) =>
      entry.entryType === type ? this.report({ getEntries: () => [entry] }) : measured(entry);
  }
  takeRecords = () => [];
  disconnect = () => {};
}

beforeEach(() => {
  window = new Window();
  sent = [];
  handlers = [];
  Measuring.measured = () => {};
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", { visibilityState: "visible", prerendering: false });
  vi.stubGlobal("ErrorEvent", window.ErrorEvent);
  vi.stubGlobal("addEventListener", (type: string, handler: (event: object) => void) => handlers.push([type, handler]));
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("PerformanceObserver", Measuring);
  vi.stubGlobal(
    "PerformanceEventTiming",
    class {
      get interactionId(): number {
        return 0;
      }
    },
  );
  vi.stubGlobal("navigator", { sendBeacon: (path: string, body: Blob) => sent.push({ path, body }) > 0 });
});

/** Hides the page, which ends its measures. */
function hide(): void {
  vi.stubGlobal("document", { visibilityState: "hidden", prerendering: false });
  for (const [type, handler] of handlers)
    if (type === "visibilitychange") handler({ type, isTrusted: true, timeStamp: 60_000 });
}

const figures = () => Promise.all(sent.map(async ({ body }) => JSON.parse(await body.text())));
const part = "front door";

describe("the speed of a page", () => {
  it("the speed of a page is sent when the page is hidden, with the part of the client only", async () => {
    vi.useFakeTimers();
    reportFieldFigures(() => part);
    const entry = { startTime: 900, id: "greeting", url: "/a?user=kofi" };
    Measuring.measured({ ...entry, entryType: "largest-contentful-paint" });
    const press = { interactionId: 7, duration: 120, target: "Pay" };
    Measuring.measured({ ...entry, ...press, entryType: "event" });
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect(sent).toEqual([]);
    hide();
    expect((await figures()).sort((a, b) => a.name.localeCompare(b.name))).toEqual([
      { name: "INP", part, value: 120 },
      { name: "LCP", part, value: 900 },
    ]);
  });
});

describe("the failures of a page", () => {
  it("a figure is sent as JSON to the bank's path of figures", () => {
    reportFieldFigures(() => part);
    window.dispatchEvent(new window.Event("unhandledrejection"));
    expect(sent.map(({ path, body }) => [path, body.type])).toEqual([["/field-figures", "application/json"]]);
  });

  it("an error of a script and an unhandled rejection are reported as errors, without their texts", async () => {
    reportFieldFigures(() => part);
    window.dispatchEvent(new window.ErrorEvent("error", { message: "account 0021000000013" }));
    window.dispatchEvent(new window.Event("unhandledrejection"));
    expect(await figures()).toEqual([
      { name: "error", part },
      { name: "error", part },
    ]);
  });

  it("an element or a module that cannot be loaded is reported as a failed load", async () => {
    reportFieldFigures(() => part);
    const image = window.document.body.appendChild(window.document.createElement("img"));
    image.dispatchEvent(new window.Event("error"));
    window.dispatchEvent(new window.Event("vite:preloadError"));
    expect(await figures()).toEqual([
      { name: "failed load", part },
      { name: "failed load", part },
    ]);
  });

  it("a page reports at most ten failures", () => {
    reportFieldFigures(() => part);
    for (let count = 0; count < 9; count++) window.dispatchEvent(new window.Event("unhandledrejection"));
    expect(sent).toHaveLength(9);
    for (let count = 0; count < 5; count++) window.dispatchEvent(new window.Event("unhandledrejection"));
    expect(sent).toHaveLength(10);
  });
});
