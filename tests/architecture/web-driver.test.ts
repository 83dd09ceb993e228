import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { WebDriver } from "../../features/support/webkit/web-driver";

/** A driver that never answers scripts. */
const STALLED = `#!${process.execPath}
const port = Number(process.argv[2].split("=")[1]);
require("node:http").createServer(({ url, method }, answer) => {
  if (!url.endsWith("/execute/sync")) answer.end(JSON.stringify({ value: { ready: true, sessionId: "1" } }));
}).listen(port, "127.0.0.1");`;

let folder: string;
let driver: WebDriver;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "web-driver-"));
  const program = join(folder, "driver");
  writeFileSync(program, STALLED);
  chmodSync(program, 0o755);
  driver = await WebDriver.start(program, process.env, {}, 1_000);
});
afterEach(async () => {
  await driver.end();
  rmSync(folder, { recursive: true });
});

it("a command that WebDriver does not answer is an error that names the command", async () => {
  await expect(driver.get("/title")).resolves.toMatchObject({ ready: true });
  await expect(driver.post("/execute/sync", { script: "return 1", args: [] })).rejects.toThrow(
    'WebDriver has not answered within 1 s: POST /execute/sync {"script":"return 1","args":[]}',
  );
});
