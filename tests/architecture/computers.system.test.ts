import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Computers } from "../../features/support/computers";

const usual = { isOnPhone: false, movesTime: false, isAboutMotion: false };
/** In the page's own words: as a function it would be compiled for Node. */
const LEAVE = `(async () => {
  localStorage.setItem("theme", "dark");
  sessionStorage.setItem("session", "sealed");
  document.cookie = "left=1";
  await new Promise((resolve, reject) => {
    const opening = indexedDB.open("corporate-banking", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("keys");
    opening.onsuccess = resolve;
    opening.onerror = reject;
  });
})()`;
const LEFT = `(async () => [
  localStorage.length, sessionStorage.length, document.cookie, (await indexedDB.databases()).length
].join())()`;

let server: Server;
let computers: Computers;
beforeAll(async () => {
  server = createServer((_, answer) => answer.setHeader("content-type", "text/html").end("<title>Bank</title>"));
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
  expect(await page.evaluate(LEFT)).toBe("1,1,left=1,1");
}

describe("A computer", () => {
  it("is lent again, and remembers nothing of whoever had it", async () => {
    const first = await computers.lend(usual);
    await used(await computers.openPage(first));
    await used(await computers.openPage(first));
    await computers.takeBack([first, first], usual, true);
    const second = await computers.lend(usual);
    expect(second).toBe(first);
    const page = await computers.openPage(second);
    await page.goto("/");
    expect(await page.evaluate(LEFT)).toBe("0,0,,0");
    expect(await page.evaluate("window.opener")).toBeNull();
    await computers.takeBack([second], usual, true);
  });

  it("is another one for whoever else needs one meanwhile", async () => {
    const [one, other] = [await computers.lend(usual), await computers.lend(usual)];
    expect(one).not.toBe(other);
    await computers.takeBack([one, other], usual, true);
  });

  it("is not lent again once a story went wrong on it, nor once its clock was moved", async () => {
    const broken = await computers.lend(usual);
    const contexts = () => broken.browser()?.contexts() ?? [];
    await computers.takeBack([broken], usual, false);
    const moved = await computers.lend({ ...usual, movesTime: true });
    await computers.takeBack([moved], { ...usual, movesTime: true }, true);
    expect(contexts()).not.toContain(broken);
    expect(contexts()).not.toContain(moved);
  });
});
