import { describe, expect, it } from "vitest";
import { bankProgram } from "../chaos/bank-program";
import { killCycles } from "../chaos/kill-cycles";
import { approvalRaces } from "../chaos/races";
import { report } from "../chaos/report";
import { noFindings } from "../chaos/verdict";
import { postgresServer } from "../support/postgres";
import { newSeed, Seeded } from "../support/seeded";

/** The same seed repeats the same kills. The campaign with many cycles is `chaos.campaign.test.ts`. */
const seed = newSeed();
console.info(`Chaos with seed ${seed}`);
const program = await bankProgram();
const server = await postgresServer();
const nothingFound = noFindings();

describe("A bank that is killed once while it is paying", () => {
  it("every acknowledged payment is kept, and none is made twice, on the embedded database", async () => {
    const count = await killCycles({ program, kind: "pglite", cycles: 1, random: new Seeded(seed) });
    expect(count).toMatchObject({ cycles: 1, ...nothingFound });
  });

  it.skipIf(!server)("every acknowledged payment is kept, and none is made twice, on PostgreSQL", async () => {
    const count = await killCycles({ program, kind: "postgres", cycles: 1, random: new Seeded(seed) });
    expect(count).toMatchObject({ cycles: 1, ...nothingFound });
  });
});

describe.skipIf(!server)("A bank on PostgreSQL", () => {
  it("each of ten requests is executed once by fifty approvals in parallel", async () => {
    const count = await approvalRaces({ program, requests: 10 });
    report("races", count);
    // On an overloaded computer the bank may refuse calls as busy, and logs a reason for each. A call without an answer
    // and a reason is a bug.
    expect(count).toMatchObject({ requests: 10, executions: 10, violations: 0, unanswered: 0, ...nothingFound });
    expect(Object.values(count.reasons).reduce((sum, times) => sum + times, 0)).toBe(count.busy);
  });
});
