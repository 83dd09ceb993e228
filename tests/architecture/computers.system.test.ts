import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Computers } from "../../features/support/computers";

const usual = { isOnPhone: false, movesTime: false, isAboutMotion: false };
const PAGE = "<title>Bank</title>";
/**
 * Stores the device id like the client does, encrypted with a key in IndexedDB. Written as a string, because a function
 * would be compiled for Node.
 */
const OPEN_AS = `${PAGE}<script>
  localStorage.setItem("device", "sealed");
  const opening = indexedDB.open("corporate-banking", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("keys").put("its key", "device's");
  opening.onsuccess = () => {
    opening.result.close();
    opener.postMessage({ deviceId: "this browser" }, location.origin);
  };
</script>`;
const LEAVE = `(async () => {
  localStorage.setItem("theme", "dark");
  sessionStorage.setItem("session", "sealed");
  document.cookie = "left=1";
  const opening = indexedDB.open("corporate-banking", 1);
  await new Promise((resolve) => (opening.onsuccess = resolve));
  const putting = opening.result.transaction("keys", "readwrite").objectStore("keys").put("another", "session's");
  await new Promise((resolve) => (putting.onsuccess = resolve));
})()`;
const LEFT = `(async () => {
  const opening = indexedDB.open("corporate-banking", 1);
  await new Promise((resolve) => (opening.onsuccess = resolve));
  const asking = opening.result.transaction("keys").objectStore("keys").getAllKeys();
  await new Promise((resolve) => (asking.onsuccess = resolve));
  opening.result.close();
  return [Object.keys(localStorage), Object.keys(sessionStorage), document.cookie, asking.result];
})()`;

let server: Server;
let computers: Computers;
beforeAll(async () => {
  server = createServer(({ url }, answer) =>
    answer.setHeader("content-type", "text/html").end(url === "/trainer/open-as" ? OPEN_AS : PAGE),
  );
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  computers = await Computers.at(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterAll(async () => {
  await computers.close();
  server.close();
});

async function used(page: Page): Promise<void> {
  await page.goto("/");
  await page.evaluate(LEAVE);
  expect(await page.evaluate(LEFT)).toEqual([["device", "theme"], ["session"], "left=1", ["device's", "session's"]]);
}

describe("A test browser context", () => {
  it("a returned browser context is reused with its data cleared except the device id", async () => {
    const first = await computers.acquire(usual);
    await used(await computers.openPage(first));
    await used(await computers.openPage(first));
    await computers.release([first, first], usual, true);
    const second = await computers.acquire(usual);
    expect(second).toBe(first);
    const page = await computers.openPage(second);
    await page.goto("/");
    expect(await page.evaluate(LEFT)).toEqual([["device"], [], "", ["device's"]]);
    expect(await page.evaluate("window.opener")).toBeNull();
    await computers.release([second], usual, true);
  });

  it("two people at the same time get different browser contexts", async () => {
    const [one, other] = [await computers.acquire(usual), await computers.acquire(usual)];
    expect(one).not.toBe(other);
    await computers.release([one, other], usual, true);
  });

  it("a browser context is not reused after a failed scenario or a moved clock", async () => {
    const broken = await computers.acquire(usual);
    const contexts = () => broken.browser()?.contexts() ?? [];
    await computers.release([broken], usual, false);
    const moved = await computers.acquire({ ...usual, movesTime: true });
    await computers.release([moved], { ...usual, movesTime: true }, true);
    expect(contexts()).not.toContain(broken);
    expect(contexts()).not.toContain(moved);
  });
});
