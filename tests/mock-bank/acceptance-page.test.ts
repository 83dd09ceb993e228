import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningBank } from "../../mock-bank/start-bank";
import { startTestBank } from "../support/bank";

const reportsFolder = mkdtempSync(join(tmpdir(), "reports-"));
const consoleFolder = mkdtempSync(join(tmpdir(), "console-"));
const picture = "0123456789abcdef.jpg";
let bank: RunningBank;

beforeAll(async () => {
  writeFileSync(join(consoleFolder, "trainer.html"), "<title>Trainer</title>");
  bank = await startTestBank({ reportsFolder, consoleFolder });
});
afterAll(async () => {
  await bank.close();
  for (const folder of [reportsFolder, consoleFolder]) rmSync(folder, { recursive: true, force: true });
});
const at = (path: string) => fetch(`${bank.address}/trainer/${path}`);

describe("the page of the last acceptance run", () => {
  it("the console answers at the page's address until a run is stored", async () => {
    const answer = await fetch(`${bank.address}/trainer/acceptance`, { headers: { Accept: "text/html" } });
    expect([answer.status, await answer.text()]).toEqual([200, "<title>Trainer</title>"]);
  });

  it("the page of the last run is served, and its content security policy allows only its own script by hash", async () => {
    writeFileSync(join(reportsFolder, "requirements.html"), "<script>first()</script>");
    expect(await (await at("acceptance")).text()).toBe("<script>first()</script>");
    writeFileSync(join(reportsFolder, "requirements.html"), "<style>a{}</style><script>second()</script>");
    const answer = await at("acceptance");
    expect(await answer.text()).toContain("second()");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const policy = answer.headers.get("Content-Security-Policy") ?? "";
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}';/);
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]{44}';/);
    expect(policy).not.toContain("unsafe");
  });

  it("the page's pictures are served, and no other file of the machine", async () => {
    mkdirSync(join(reportsFolder, "acceptance-pictures"));
    writeFileSync(join(reportsFolder, "acceptance-pictures", picture), "jpeg");
    writeFileSync(join(reportsFolder, "acceptance-pictures", "notes.txt"), "not for everybody");
    const answer = await at(`acceptance-pictures/${picture}`);
    expect([answer.headers.get("Content-Type"), await answer.text()]).toEqual(["image/jpeg", "jpeg"]);
    for (const other of ["..%2Frequirements.html", "requirements.html", "notes.txt", "aaaaaaaaaaaaaaaa.jpg"]) {
      expect((await at(`acceptance-pictures/${other}`)).headers.get("Content-Type")).not.toBe("image/jpeg");
    }
  });
});
