import { afterAll, describe, expect, it } from "vitest";
import { bankProgram } from "../chaos/bank-program";
import { lastReleases } from "../releases/last-release";
import { buildProject } from "../support/built-project";
import { hasNginx } from "../support/nginx";
import { postgresServer } from "../support/postgres";
import { writeReport } from "../support/write-report";
import { rollingUpdate } from "./rolling-update";

const isTestable = process.platform === "linux" && hasNginx() && (await postgresServer()) !== undefined;
const releases = isTestable ? lastReleases() : [];
const reports: object[] = [];
afterAll(() => writeReport("update", reports));

describe.skipIf(releases.length === 0)("A rolling update", () => {
  it.each(releases)("from $version loses and doubles no payment and refuses no sign-in", async (release) => {
    await buildProject();
    const report = await rollingUpdate(release, await bankProgram());
    reports.push(report);
    expect(report).toMatchObject({
      ...{ lost: [], doubled: [], unbalanced: [], reordered: [], unexplained: [], refusals: [], violations: [] },
      // A process of 1.1.0 starts on the new tables again; one of 1.0.0 accepts only its own.
      oldProcessOnNewTables: expect.stringMatching(/^started$|made by another version of it/),
      oldProcessOnBackup: "started",
    });
    expect(report.paidByOldProcessesOnNewTables).toBeGreaterThan(0);
    expect(report.signIns).toBeGreaterThanOrEqual(report.payments);
    // A call in flight at a restart may get no answer; each customer has one.
    expect(report.interruptions.length).toBeLessThanOrEqual(12);
  });
});
