import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "../../mock-bank/opening/open";
import { BankAtRisk } from "../chaos/bank-at-risk";
import { BankLine, NoAnswer } from "../chaos/bank-line";
import { bankProgram } from "../chaos/bank-program";
import { giveCodes, openCrew } from "../chaos/crew";
import { violationsIn, wrongBalances } from "../chaos/ledger-check";
import { newPayment, withCode } from "../chaos/payment";
import { onFolder } from "../chaos/stores";

/** Only root on Linux can mount a small disk; elsewhere, and with MOUNTS=off, the test is skipped. */
const isMaster = process.platform === "linux" && process.getuid?.() === 0 && process.env.MOUNTS !== "off";
if (!isMaster) console.warn("SKIPPED: only root can make a small disk; a full one is NOT tested");

const DISK = "160m";
const PAYMENTS = 60;
const OPENING = 500_000_000;
const disk = mkdtempSync(join(tmpdir(), "bank-disk-"));

beforeAll(() => {
  if (isMaster) execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK}`, "tmpfs", disk]);
});
afterAll(() => {
  if (isMaster) execFileSync("umount", ["-l", disk]);
  rmSync(disk, { recursive: true, force: true });
});

it.skipIf(!isMaster)(
  "A bank with a full disk refuses without details, keeps running, and has lost nothing when there is room again",
  async () => {
    const store = onFolder(join(disk, "bank"));
    const { db, close } = await store.open();
    const crew = await openCrew(db, { roles: Array.from({ length: PAYMENTS }, () => "Single" as const) });
    const payments = crew.people.map((person) => newPayment(person, crew, 115));
    const code = await giveCodes(db, payments);
    await close();
    const bank = await BankAtRisk.start(await bankProgram(), store.place);
    const line = new BankLine(bank.address);
    try {
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(join(disk, "filler"), Buffer.alloc(bavail * bsize));
      const refusals: string[] = [];
      for (const payment of payments) {
        try {
          await line.call(payment.person, payment.meant.endpoint, withCode(payment, code), payment);
        } catch (error) {
          if (!(error instanceof NoAnswer)) throw error;
          refusals.push(error.message);
        }
      }
      expect(bank.isAlive).toBe(true);
      for (const words of refusals) expect(words).not.toContain(disk);
      const ready = await fetch(`${bank.address}/readyz`);
      expect([ready.status, await ready.json()]).toEqual([503, expect.objectContaining({ disk: "full" })]);
      rmSync(join(disk, "filler"));
      for (const payment of payments) {
        const fields = withCode(payment, code);
        const answer = await line.callUntilAnswered(payment.person, payment.meant.endpoint, fields, payment);
        expect(answer.code).toBe(0);
      }
      expect(await wrongBalances(line, crew, OPENING, payments)).toEqual([]);
      expect(await violationsIn(line)).toEqual([]);
      expect(refusals.length).toBeGreaterThan(0);
    } finally {
      line.close();
      await bank.kill();
      rmSync(join(disk, "filler"), { force: true });
    }
  },
  300_000,
);

it.skipIf(!isMaster)("a start on a full disk says so, and calls nothing damaged", async () => {
  const folder = join(disk, "started");
  await (await openDatabase({ folder })).close();
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(join(disk, "filler"), Buffer.alloc(bavail * bsize));
  const words = await openDatabase({ folder }).then(
    ({ close }) => close().then(() => "opened"),
    ({ message }: Error) => message,
  );
  rmSync(join(disk, "filler"));
  expect(words).toMatch(/^(opened|DATA_DIR: .+ is (on a full disk|full, so the database cannot be opened).+)$/);
  await (await openDatabase({ folder })).close();
});
