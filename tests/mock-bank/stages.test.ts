import { describe, expect, it } from "vitest";
import { Stages } from "../../mock-bank/control/stages";

const staged = { people: [], world: {} };
const minutesLater = (minutes: number) => new Date(Date.now() + minutes * 60_000 + 1000);

describe("The stages of a class", () => {
  it("each stage has a key of its own, which finds it until all are cleared", () => {
    const stages = new Stages();
    const [one, other] = [stages.add("a", "Ama", staged), stages.add("a", "Ama", staged)];
    expect(one).toMatch(/^[\w-]{43}$/);
    expect(other).not.toBe(one);
    expect([stages.find(one)?.work.trainee, stages.find("x")]).toEqual(["Ama", undefined]);
    stages.clear();
    expect([stages.find(one), stages.board(new Date())]).toEqual([undefined, []]);
  });

  it("the board has a row for each trainee and lesson, and none for a stage without a trainee", () => {
    const stages = new Stages();
    for (const [lesson, trainee] of [
      ["a", "Ama"],
      ["b", "Ama"],
      ["a", "Yaw"],
      ["a", ""],
    ] as const)
      stages.add(lesson, trainee, staged);
    expect(stages.board(minutesLater(3))).toEqual([
      { trainee: "Ama", lesson: "a", state: "set", minutes: 3, tries: 0 },
      { trainee: "Ama", lesson: "b", state: "set", minutes: 3, tries: 0 },
      { trainee: "Yaw", lesson: "a", state: "set", minutes: 3, tries: 0 },
    ]);
  });

  it("a lesson that is staged again keeps its time, its tries and its end", () => {
    const stages = new Stages();
    const first = stages.find(stages.add("a", "Ama", staged));
    if (first) first.work.tries = 1;
    expect(stages.board(minutesLater(9))).toMatchObject([{ state: "tried", tries: 1, minutes: 9 }]);
    const again = stages.find(stages.add("a", "Ama", staged));
    if (again) again.work.doneAt = minutesLater(5);
    expect(stages.board(minutesLater(9))).toMatchObject([{ state: "done", tries: 1, minutes: 5 }]);
  });

  it("a thousand stages are kept, and the oldest one ends first", () => {
    const stages = new Stages();
    const keys = Array.from({ length: 1001 }, () => stages.add("a", "", staged));
    expect(keys.map((key) => stages.find(key) !== undefined).indexOf(true)).toBe(1);
  });
});
