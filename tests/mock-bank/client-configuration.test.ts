import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { RunningBank } from "../../mock-bank/start-bank";
import { startTestBank } from "../support/bank";

const folder = mkdtempSync(join(tmpdir(), "client-configuration-"));
const file = join(folder, "configuration.json");
const real = { apiBasePath: "https://bank.example:8443/corporate-banking/api", payloadSecret: "B".repeat(43) };
const banks: RunningBank[] = [];

afterAll(async () => {
  for (const bank of banks) await bank.close();
  rmSync(folder, { recursive: true, force: true });
});

async function started(content: string): Promise<RunningBank> {
  writeFileSync(file, content);
  const bank = await startTestBank({ clientConfiguration: file });
  banks.push(bank);
  return bank;
}
const asked = ({ address }: RunningBank) => fetch(`${address}/configuration.json`);

describe("the client's configuration, as a file", () => {
  it("the file's content is sent to the client, is not cached, and allows calls to that bank only", async () => {
    const answer = await asked(await started(JSON.stringify(real)));
    expect(await answer.json()).toEqual(real);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const policy = answer.headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("connect-src 'self' https://bank.example:8443;");
  });

  it("the file is read for each visit, and a broken one is only reported as broken", async () => {
    const bank = await started(JSON.stringify(real));
    writeFileSync(file, JSON.stringify({ ...real, isEncrypted: false }));
    expect(await (await asked(bank)).json()).toEqual({ ...real, isEncrypted: false });
    writeFileSync(file, JSON.stringify({ ...real, payloadSecret: "a secret that is too short" }));
    const broken = await asked(bank);
    expect(broken.status).toBe(500);
    expect(await broken.text()).not.toContain("too short");
  });

  it("the bank does not start with a configuration that no client can use, and says why", async () => {
    const words = `${file}: payloadSecret must be 43 characters of base64url, which are 32 bytes.`;
    await expect(started(JSON.stringify({ ...real, payloadSecret: "short" }))).rejects.toThrow(words);
    await expect(started("{")).rejects.toThrow(`${file}: it is no JSON.`);
  });

  it("the configuration names this bank if no file is set", async () => {
    const bank = await startTestBank();
    banks.push(bank);
    const answer = await asked(bank);
    expect(await answer.json()).toMatchObject({ apiBasePath: "/corporate-banking/api", isEncrypted: true });
    expect(answer.headers.get("Content-Security-Policy")).toContain("connect-src 'self';");
  });
});
