import { EventEmitter } from "node:events";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { isPolicyViolation, LeakWatcher } from "../../features/support/leak-watcher";

const BANK = "http://127.0.0.1:48213";

/** Returns the leaks found on a page that emitted these events. */
function leaksOf(events: { address?: string; call?: string; console?: string }): string[] {
  const page = new EventEmitter();
  // The class under test only listens to events.
  const watcher = new LeakWatcher(page as unknown as Page);
  if (events.address) page.emit("framenavigated", { url: () => BANK + events.address });
  if (events.call) page.emit("request", { url: () => BANK + events.call });
  if (events.console) page.emit("console", { text: () => events.console });
  return watcher.find(["Harmattan#27", "c2Vzc2lvbg"], ["48213"]);
}

describe("Confidential data outside a page", () => {
  it.each([
    [{ address: "/statement?account=1020304050607" }, "address: /statement?account=1020304050607"],
    [{ address: "/login?password=Harmattan%2327" }, "address: /login?password=Harmattan%2327"],
    [{ address: "/login#48213" }, "address: /login#48213"],
    [{ console: "title of the page: 1020304050607 · Asempa Bank" }, "title: 1020304050607 · Asempa Bank"],
    [{ console: "sent 48213" }, "console: sent 48213"],
    [{ console: "{sessionId: c2Vzc2lvbg}" }, "console: {sessionId: c2Vzc2lvbg}"],
    [{ console: "paid 0241234567" }, "console: paid 0241234567"],
    [{ call: "/api/customer/logout?sessionId=c2Vzc2lvbg" }, "call: /api/customer/logout?sessionId=c2Vzc2lvbg"],
  ])("confidential data is found in %j", (events, found) => {
    expect(leaksOf(events)).toEqual([found]);
  });

  it.each([
    { address: "/transfers" },
    { call: "/api/customer/otp/verify/48213/false/ama.b" },
    { call: "/api/transfer/receipt?trnxID=TRX-1020304050607" },
    { console: `Failed to load resource: ${BANK}/assets/index-1020304050.js` },
    { console: "title of the page: Transfers · Asempa Bank" },
    { console: "Accounts did not load: unreachable" },
  ])("no confidential data is found in %j", (events) => {
    expect(leaksOf(events)).toEqual([]);
  });
});

it("every kind of content policy violation is recognised by its console message", () => {
  const events = [
    "Applying inline style violates the following Content Security Policy directive 'style-src 'self''.",
    "Refused to execute inline script because it violates the following Content Security Policy directive",
    "This document requires 'TrustedHTML' assignment. The action has been blocked.",
  ];
  expect(events.filter(isPolicyViolation)).toEqual(events);
  expect(isPolicyViolation("Failed to load resource: the server responded with a status of 404")).toBe(false);
});
