import { describe, expect, it } from "vitest";
import { type Envelope, POLICY_VIOLATIONS, RunRecord } from "../../features/support/run-record";

/** Records one scenario with these steps, from messages like those of Cucumber. */
function printedRecord(...statuses: ("PASSED" | "FAILED" | "SKIPPED")[]): RunRecord {
  const record = new RunRecord();
  const pickle = {
    id: "p",
    uri: "features/a.feature",
    name: "Money moves",
    tags: [{ name: "@S1-4-01", astNodeId: "" }],
  };
  const messages = [
    { pickle },
    { testCase: { id: "c", pickleId: "p" } },
    { testCaseStarted: { id: "s", testCaseId: "c" } },
    ...statuses.map((status) => ({ testStepFinished: { testCaseStartedId: "s", testStepResult: { status } } })),
  ];
  // The messages contain only the fields that the record reads.
  for (const message of messages) record.record(message as unknown as Envelope);
  return record;
}

const finish = (record: RunRecord): RunRecord => {
  record.record({ testCaseFinished: { testCaseStartedId: "s" } } as unknown as Envelope);
  return record;
};

const passed = (record: RunRecord): boolean[] => record.scenarios().map((scenario) => scenario.passed);

describe("The record of a run", () => {
  it("the run record lists each scenario with its feature and tags", () => {
    expect(finish(printedRecord("PASSED")).scenarios()).toMatchObject([
      { name: "Money moves", feature: "features/a.feature", tags: ["@S1-4-01"], passed: true },
    ]);
  });

  it("a scenario passes only if every step and hook passed", () => {
    expect(passed(finish(printedRecord("PASSED", "PASSED")))).toEqual([true]);
    expect(passed(finish(printedRecord("PASSED", "FAILED")))).toEqual([false]);
    expect(passed(finish(printedRecord("PASSED", "SKIPPED")))).toEqual([false]);
  });

  it("a scenario that never finished counts as not passed", () => {
    expect(passed(printedRecord("PASSED", "PASSED"))).toEqual([false]);
  });

  it("only a scenario that failed and then passed counts as flaky", () => {
    const again = (record: RunRecord, status: string): RunRecord => {
      const messages = [
        { testCaseStarted: { id: "again", testCaseId: "c" } },
        { testStepFinished: { testCaseStartedId: "again", testStepResult: { status } } },
        { testCaseFinished: { testCaseStartedId: "again" } },
      ];
      for (const message of messages) record.record(message as unknown as Envelope);
      return record;
    };
    const [mended, broken] = [
      again(finish(printedRecord("FAILED")), "PASSED"),
      again(finish(printedRecord("FAILED")), "FAILED"),
    ];
    expect([mended.flaky(), passed(mended)]).toEqual([["features/a.feature:0 Money moves"], [true]]);
    expect([broken.flaky(), passed(broken)]).toEqual([[], [false]]);
    expect(finish(printedRecord("PASSED")).flaky()).toEqual([]);
  });

  it("the run record sums the content policy violations of all browsers", () => {
    const record = printedRecord("PASSED", "FAILED");
    for (const body of ["2", "1"]) {
      const attachment = { mediaType: POLICY_VIOLATIONS, body };
      record.record({ attachment } as unknown as Envelope);
    }
    record.record({ attachment: { mediaType: "text/html", body: "7" } } as unknown as Envelope);
    expect(record.policyViolations).toBe(3);
  });
});
