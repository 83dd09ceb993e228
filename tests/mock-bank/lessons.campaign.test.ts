import { describe, expect, it } from "vitest";
import type { Lessons } from "../../mock-bank/control-api/answers";
import { controlHeaders, controlOf } from "../support/control";
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

  it("a stage is not set for a trainee with a name that is no text, or too long", async () => {
    const control = controlOf(bank);
    const lesson = "features/approvals/approving-a-request.feature:15";
    for (const trainee of [7, "a".repeat(61)])
      expect(await control("POST", "lessons/stage", { lesson, trainee })).toMatchObject({
        status: 400,
        description: expect.stringMatching(/^trainee/),
      });
  });

  it("a check answers only the key of a stage, with places of Thens as ticks", async () => {
    const control = controlOf(bank);
    const unknown = "stage: there is no such stage. It may have ended with a reset of the bank.";
    for (const path of ["lessons/check", "lessons/work"]) {
      expect(await control("POST", path, { stage: "x" })).toEqual({ status: 400, description: unknown });
      for (const wrong of [{}, { stage: 1 }, { stage: "x", lesson: "features/a.feature:1" }])
        expect((await control("POST", path, wrong)).description).not.toBe(unknown);
    }
    for (const ticks of [[-1], [1.5], ["0"], 3, Array.from({ length: 101 }, () => 0)])
      expect(await control("POST", "lessons/check", { stage: "x", ticks })).toMatchObject({
        status: 400,
        description: expect.stringMatching(/^ticks/),
      });
  });

  it("the check needs the key of a stage and no control token, and the board needs the token", async () => {
    const open = async (method: string, path: string, headers: Record<string, string> = {}) => {
      const init = { method, headers, ...(method === "POST" && { body: "{}" }) };
      return (await fetch(`${bank.running.address}/control/lessons${path}`, init)).status;
    };
    expect([await open("POST", "/check"), await open("POST", "/work")]).toEqual([400, 400]);
    expect(await open("POST", "/check", { "Sec-Fetch-Site": "cross-site" })).toBe(403);
    expect([await open("GET", "/board"), await open("GET", ""), await open("POST", "/stage")]).toEqual([401, 401, 401]);
  });

  it("a board without stages is empty", async () => {
    expect(await controlOf(bank)("GET", "lessons/board")).toEqual({ status: 200, rows: [] });
  });
});
