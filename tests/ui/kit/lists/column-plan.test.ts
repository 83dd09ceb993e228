import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ColumnSize, planColumns, TRACK_GAP } from "../../../../ui/kit/lists/column-plan";

const size = (over: Partial<ColumnSize>): ColumnSize => ({
  priority: "low",
  characters: 10,
  grows: false,
  ...over,
});
const lead = size({ priority: "lead", characters: 20, grows: true });
const amount = size({ priority: "amount", characters: 17 });
const source = size({ priority: "high", characters: 15 });
const narration = size({ characters: 12, grows: true });
const created = size({ characters: 12 });
const columns = [source, lead, amount, narration, created];

const sizes = fc.array(
  fc.record({
    priority: fc.constantFrom("high", "low"),
    characters: fc.integer({ min: 1, max: 40 }),
    grows: fc.boolean(),
    below: fc.option(fc.nat(15), { nil: undefined }),
  }),
  { maxLength: 16 },
);

describe("The plan of a list's columns", () => {
  it("every column has a track of its own where the width suffices", () => {
    expect(planColumns(columns, 200).places).toEqual([0, 1, 2, 3, 4].map((track) => ({ track, line: 0 })));
  });

  it("the rightmost low column moves first, to the track that it makes no wider", () => {
    const { places, tracks } = planColumns(columns, 20 + 17 + 15 + 12 + 3 * TRACK_GAP);
    expect(places[4]).toEqual({ track: 0, line: 1 });
    expect(tracks.map(({ columns: placed }) => placed)).toEqual([[0, 4], [1], [2], [3]]);
  });

  it("a column of two values moves below the only line of a track, not below two lines, so that rows have two lines", () => {
    const id = size({ priority: "high", characters: 15 });
    const payee = { ...lead, lines: 2 as const };
    const total = { ...amount, characters: 12 };
    const pair = size({ characters: 13, charactersBelow: 25, lines: 2, grows: true });
    const { tracks } = planColumns(
      [id, { ...source, lines: 2 }, payee, total, pair],
      25 + 15 + 20 + 12 + 3 * TRACK_GAP,
    );
    expect(tracks.map(({ columns: placed, characters }) => [placed, characters])).toEqual([
      [[0, 4], 25],
      [[1], 15],
      [[2], 20],
      [[3], 12],
    ]);
  });

  it("a high column moves only when no low column has a track, and what had moved below it is placed again", () => {
    const { tracks } = planColumns(columns, 20 + 17 + TRACK_GAP);
    expect(tracks.map(({ columns: placed }) => placed)).toEqual([
      [1, 3, 4],
      [2, 0],
    ]);
  });

  it("a column that belongs below another one, before or after it, is there in any width", () => {
    const total = { ...amount, isRight: true };
    const { places } = planColumns([size({ characters: 11, below: 1 }), total, lead, size({ below: 2 })], 200);
    expect(places).toEqual([
      { track: 0, line: 1 },
      { track: 0, line: 0 },
      { track: 1, line: 0 },
      { track: 1, line: 1 },
    ]);
  });

  it("a column without values leaves no empty line above the others of its track", () => {
    const { places } = planColumns([source, size({ lines: 0, below: 0 }), size({ below: 0 })], 200);
    expect(places.map(({ line }) => line)).toEqual([0, 2, 1]);
  });

  it("the approver of a report does not move below an amount that is as wide as the narration", () => {
    const approved = size({ characters: 13, charactersBelow: 20, lines: 2, grows: true });
    const figure = size({ characters: 13, isRight: true });
    const { places } = planColumns([{ ...lead, lines: 2 }, figure, { ...narration, characters: 13 }, approved], 60);
    expect(places[3]).toEqual({ track: 2, line: 1 });
  });

  it("an ID moves below the lead, and no value below a button", () => {
    const button = size({ characters: 15, priority: "amount", takesNone: true });
    const id = size({ characters: 15, isOfLead: true });
    const two = [{ ...lead, lines: 2 }, amount, { ...source, lines: 2 }, button, id] as const;
    expect(planColumns(two, 75).places[4]).toEqual({ track: 0, line: 2 });
    expect(planColumns(two, 60).tracks.map(({ columns: placed }) => placed)).toEqual([[0, 4], [1, 2], [3]]);
  });

  it("lead and amount keep the first line, no two columns share a place, and the tracks fit, in every width", () => {
    fc.assert(
      fc.property(sizes, fc.integer({ min: 40, max: 300 }), (others, width) => {
        const all = [lead, amount, ...others.map((each) => size(each as ColumnSize))];
        const { places, tracks } = planColumns(all, width);
        expect([places[0]?.line, places[1]?.line]).toEqual([0, 0]);
        expect(new Set(places.map(({ track, line }) => `${track}/${line}`)).size).toBe(all.length);
        const taken = tracks.reduce((sum, { characters }) => sum + characters, TRACK_GAP * (tracks.length - 1));
        if (tracks.length > 2) expect(taken).toBeLessThanOrEqual(width);
        for (const [index, { track }] of places.entries())
          expect(tracks[track]?.characters).toBeGreaterThanOrEqual(all[index]?.characters ?? 0);
      }),
    );
  });
});
