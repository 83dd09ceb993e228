import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BrowserContextPool } from "../../features/support/browser-context-pool";

const options = { isOnPhone: false, movesTime: false, isAboutMotion: false };
const PAGE = "<title>Bank</title>";
/** Stores the device id like the client does. Written as a string, because a function would be compiled for Node. */
const OPEN_AS = `${PAGE}<script>
  localStorage.setItem("device", "sealed");
  opener.postMessage({ deviceId: "this browser" }, location.origin);
</script>`;
const STORE_DATA = `(() => {
  localStorage.setItem("theme", "dark");
  sessionStorage.setItem("session", "sealed");
  document.cookie = "left=1";
})()`;
const STORED_DATA = "[Object.keys(localStorage), Object.keys(sessionStorage), document.cookie]";

let server: Server;
let pool: BrowserContextPool;
beforeAll(async () => {
  server = createServer(({ url }, answer) =>
    answer.setHeader("content-type", "text/html").end(url === "/trainer/open-as" ? OPEN_AS : PAGE),
  );
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  pool = await BrowserContextPool.start(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterAll(async () => {
  await pool.close();
  server.close();
});

async function storeData(page: Page): Promise<void> {
  await page.goto("/");
  await page.evaluate(STORE_DATA);
  expect(await page.evaluate(STORED_DATA)).toEqual([["device", "theme"], ["session"], "left=1"]);
}

describe("A test browser context", () => {
  it("a returned browser context is reused with its data cleared except the device id", async () => {
    const first = await pool.acquire(options);
    await storeData(await pool.openPage(first));
    await storeData(await pool.openPage(first));
    await pool.release([first, first], options, true);
    const second = await pool.acquire(options);
    expect(second).toBe(first);
    const page = await pool.openPage(second);
    await page.goto("/");
    expect(await page.evaluate(STORED_DATA)).toEqual([["device"], [], ""]);
    expect(await page.evaluate("window.opener")).toBeNull();
    await pool.release([second], options, true);
  });

  it("two people at the same time get different browser contexts", async () => {
    const [one, other] = [await pool.acquire(options), await pool.acquire(options)];
    expect(one).not.toBe(other);
    await pool.release([one, other], options, true);
  });

  it("a browser context is not reused after a failed scenario or a moved clock", async () => {
    const broken = await pool.acquire(options);
    const contexts = () => broken.browser()?.contexts() ?? [];
    await pool.release([broken], options, false);
    const moved = await pool.acquire({ ...options, movesTime: true });
    await pool.release([moved], { ...options, movesTime: true }, true);
    expect(contexts()).not.toContain(broken);
    expect(contexts()).not.toContain(moved);
  });
});
