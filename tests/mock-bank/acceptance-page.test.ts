import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strToU8, unzipSync, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningBank } from "../../mock-bank/start-bank";
import { checkEvidence } from "../../tools/verify-evidence/verify-evidence";
import { startTestBank } from "../support/bank";
import { controlHeaders } from "../support/control";

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

  it("all evidence is one archive that the bank has signed, and a changed, added or missing file is noticed", async () => {
    const evidence = () => fetch(`${bank.address}/control/acceptance/evidence`, { headers: controlHeaders(bank) });
    const archive = new Uint8Array(await (await evidence()).arrayBuffer());
    const keys: unknown = await (await fetch(`${bank.address}/.well-known/jwks.json`)).json();
    const files = unzipSync(archive);
    expect(Object.keys(files)).toContain(`acceptance-pictures/${picture}`);
    expect(checkEvidence(archive, keys).faults).toEqual([]);
    const other = strToU8("{}");
    const { "requirements.html": _, ...withoutPage } = files;
    for (const [changed, fault] of [
      [{ ...files, "requirements.html": other }, "requirements.html was changed"],
      [{ ...files, "new.html": other }, "new.html was added"],
      [withoutPage, "requirements.html is missing"],
      [{ ...files, "manifest.json": other }, "the manifest is not the one that was signed"],
    ] as const)
      expect(checkEvidence(zipSync(changed), keys).faults).toEqual([fault]);
    // zipSync writes each name once, so names of equal length are replaced by forged ones.
    const forged = (name: string, by: string) => {
      const text = Buffer.from(zipSync({ [name]: other, ...files })).toString("latin1");
      return Buffer.from(text.replaceAll(name, by), "latin1");
    };
    expect(checkEvidence(forged("requirements.htm_", "requirements.html"), keys).faults).toEqual([
      "requirements.html is there more than once",
    ]);
    expect(checkEvidence(forged("__proto_x", "__proto__"), keys).faults).toEqual(["__proto__ was added"]);
    // A file in front of the central directory, which does not list it.
    const directory = Buffer.from(archive).readUInt32LE(archive.length - 6);
    const hidden = Buffer.concat([archive.subarray(0, directory), zipSync({ x: other }), archive.subarray(directory)]);
    hidden.writeUInt32LE(directory + hidden.length - archive.length, hidden.length - 6);
    expect(checkEvidence(hidden, keys).faults).toEqual(["the archive has bytes that belong to no listed file"]);
    expect(checkEvidence(archive, { keys: [] }).faults).toEqual([
      "the key of the signature is not in the bank's key set",
    ]);
    // Listed, but gone when it is read.
    symlinkSync(join(reportsFolder, "gone"), join(reportsFolder, "acceptance-pictures", "fedcba9876543210.jpg"));
    expect(await (await evidence()).json()).toEqual({
      description: expect.stringMatching(/^A run is changing its files/),
    });
    rmSync(join(reportsFolder, "requirements.html"));
    expect((await evidence()).status).toBe(400);
  });
});
