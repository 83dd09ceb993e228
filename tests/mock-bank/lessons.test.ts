import { describe, expect, it } from "vitest";
import type { Lessons } from "../../mock-bank/console/control-api";
import { controlHeaders } from "../support/control";
import { aBank } from "../support/each-bank";

/** Milliseconds; Cucumber reads every feature first. */
const PATIENCE_MS = 90_000;

describe("The scenarios as lessons, over the control API", { timeout: PATIENCE_MS }, () => {
  const bank = aBank();
  const send = (path: string, lesson: string) =>
    fetch(`${bank.running.address}/control/lessons/${path}`, {
      method: "POST",
      headers: { ...controlHeaders(bank.running), "Content-Type": "application/json" },
      body: JSON.stringify({ lesson }),
    });

  it("the lessons are all scenarios by area, with the requirements that they prove", async () => {
    const answer = await fetch(`${bank.running.address}/control/lessons`, { headers: controlHeaders(bank.running) });
    // The control API is trusted to match its documentation; otherwise the test fails on the fields.
    const { lessons, requirements } = (await answer.json()) as Lessons;
    const approving = lessons.find(({ name }) => name === "Money moves when the Authorizer approves");
    expect(approving).toMatchObject({
      id: expect.stringMatching(/^features\/approvals\/approving-a-request\.feature:\d+$/),
      area: "approvals",
      requirements: expect.arrayContaining(["S3-4-06", "S3-4-07"]),
      movesTime: false,
    });
    expect(approving?.steps.map(({ keyword }) => keyword)).toEqual([
      "Given",
      "Given",
      "Given",
      "Given",
      "When",
      "Then",
      "Then",
      "Then",
    ]);
    expect(approving?.steps[0]?.table).toEqual([
      ["Kofi", "Initiator"],
      ["Efua", "Authorizer"],
    ]);
    expect(requirements["S3-4-06"]).toBeTruthy();
    expect(new Set(lessons.map(({ area }) => area)).size).toBeGreaterThan(10);
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
  });

  it("the control API answers only the lessons of the catalogue", async () => {
    for (const lesson of ["features/no.feature:1", "--import=evil", "../package.json", ""])
      for (const path of ["stage", "play"]) {
        const answer = await send(path, lesson);
        expect([answer.status, await answer.json()]).toEqual([
          400,
          { description: "lesson: there is no such scenario." },
        ]);
      }
  });
});
