import { describe, expect, it } from "vitest";
import { allDrills } from "../chaos/all-drills";
import { bankProgram, plantedProgram } from "../chaos/bank-program";
import { withBench } from "../chaos/bench";
import { databaseKills } from "../chaos/database-kills";
import { failovers } from "../chaos/failover/failovers";
import { killCycles } from "../chaos/kill-cycles";
import { violationsIn } from "../chaos/ledger-check";
import { lossyPayments } from "../chaos/lossy-payments";
import { powerCuts } from "../chaos/power/power-cuts";
import { hasUnsyncedDisks } from "../chaos/power/unsynced-disk";
import { report } from "../chaos/report";
import { noFindings } from "../chaos/verdict";
import { OwnPostgres, postgresServer } from "../support/postgres";
import { newSeed, Seeded } from "../support/seeded";

/** The seed of this part of `npm run chaos`: the same seed repeats the same kills and losses. */
const seed = newSeed();
console.info(`Chaos with seed ${seed}`);
const program = await bankProgram();
const server = await postgresServer();
const hasDisks = hasUnsyncedDisks();
const nothingFound = noFindings();
const random = () => new Seeded(seed);

describe("A bank that is killed while it is paying", () => {
  it("every acknowledged payment is kept, and none is made twice, on the embedded database", async () => {
    const count = await killCycles({ program, kind: "pglite", cycles: 6, random: random() });
    report("pglite", { ...count, seed });
    expect(count).toMatchObject({ cycles: 6, ...nothingFound });
  });

  it.skipIf(!server)("every acknowledged payment is kept, and none is made twice, on PostgreSQL", async () => {
    const count = await killCycles({ program, kind: "postgres", cycles: 14, random: random() });
    report("postgres", { ...count, seed });
    expect(count).toMatchObject({ cycles: 14, ...nothingFound });
    expect(count.acknowledged).toBeGreaterThan(0);
  });
});

describe.skipIf(!server || !hasDisks)("A power cut of the PostgreSQL server", () => {
  it("loses no acknowledged payment and posts none twice", async () => {
    const count = await powerCuts({ program, cuts: 3, random: random() });
    report("power", { ...count, seed });
    expect(count).toMatchObject({ cycles: 3, ...nothingFound });
  });

  it("loses acknowledged payments when synchronous_commit is off, so the campaign can fail", async () => {
    const count = await powerCuts({ program, cuts: 3, random: random(), settings: ["synchronous_commit=off"] });
    expect(count.lost).toBeGreaterThan(0);
  });
});

describe.skipIf(!hasDisks)("A power cut of the embedded bank", () => {
  const kind = "pglite on an unsynced disk";

  it("loses no acknowledged payment and posts none twice", async () => {
    const count = await killCycles({ program, kind, cycles: 3, random: random() });
    report("embeddedPower", { ...count, seed });
    expect(count).toMatchObject({ cycles: 3, ...nothingFound });
  });

  it("damages the database when fsync does nothing, so the campaign can fail", async () => {
    const find = "NODEFS.tryFSOperation(() => fsyncSync(nfd));";
    const unsafe = await plantedProgram("unsafe", [
      { file: "mock-bank/database/durable-folder.ts", find, replace: "" },
    ]);
    const found = await killCycles({ program: unsafe, kind, cycles: 3, random: random() }).then(
      ({ lost, problems }) => (lost > 0 ? [`${lost} lost`] : problems),
      (error: Error) => [error.message],
    );
    expect(found.join()).toMatch(/lost|holds|damaged|do not add up/);
  });
});

describe.skipIf(!server)("A bank on PostgreSQL", () => {
  it("the bank survives a killed database and works again when it is back", async () => {
    const own = await OwnPostgres.start();
    if (!own) throw new Error("There is no PostgreSQL server");
    try {
      const count = await databaseKills({ program, server: own, cycles: 3, random: random() });
      expect(count).toMatchObject({ cycles: 3, ...nothingFound });
    } finally {
      own.stop();
    }
  });

  it("loses no acknowledged payment when its primary is killed and the standby is promoted", async () => {
    const count = await failovers({ program, failovers: 1, random: random() });
    report("failover", { ...count, seed });
    expect(count).toMatchObject({ cycles: 1, ...nothingFound });
    expect(count.firstPaymentMs).toHaveLength(1);
  });

  it("a payment is made once over a network that loses, repeats and delays", async () => {
    const count = await lossyPayments({ program, payments: 250, random: random() });
    report("lossy", { ...count, seed });
    expect(count).toMatchObject(nothingFound);
    expect(count.payments).toBeGreaterThanOrEqual(250);
  });

  it("the bank loses and repeats no payment while all failures happen together", async () => {
    const problems = await withBench(program, async (bench) => {
      const found: string[] = [];
      for (const [name, drill] of allDrills) {
        for (const problem of await drill(bench)) found.push(`${name}: ${problem}`);
        for (const violation of await violationsIn(bench.line)) found.push(`${name}: ${violation}`);
      }
      return found;
    });
    expect(problems).toEqual([]);
  });
});
