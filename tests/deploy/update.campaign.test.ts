import { expect, it } from "vitest";
import { bankProgram } from "../chaos/bank-program";
import { lastRelease } from "../releases/last-release";
import { buildProject } from "../support/built-project";
import { hasNginx } from "../support/nginx";
import { postgresServer } from "../support/postgres";
import { writeReport } from "../support/write-report";
import { rollingUpdate } from "./rolling-update";

const isTestable = process.platform === "linux" && hasNginx() && (await postgresServer()) !== undefined;
const release = lastRelease();

it.skipIf(!isTestable || !release)(
  "a rolling update from the last release loses and doubles no payment and refuses no sign-in",
  async () => {
    if (!release) throw new Error("There is no release to update from");
    await buildProject();
    const report = await rollingUpdate(release, await bankProgram());
    writeReport("update", report);
    expect(report).toMatchObject({
      ...{ lost: [], doubled: [], unbalanced: [], reordered: [], unexplained: [], refusals: [], violations: [] },
      // An old process serves the new tables, does not start on them again, and starts on the backup.
      oldProcessOnNewTables: expect.stringMatching(/started|made by another version of it/),
      oldProcessOnBackup: "started",
    });
    expect(report.paidByOldProcessesOnNewTables).toBeGreaterThan(0);
    expect(report.signIns).toBeGreaterThanOrEqual(report.payments);
    // A call in flight at a restart may get no answer; each customer has one.
    expect(report.interruptions.length).toBeLessThanOrEqual(12);
  },
);
