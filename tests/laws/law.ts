/**
 * Proof of a law for one kind: tests whose titles carry the {@link mark} of the cell, or the reason why no test is
 * needed.
 */
type Cell = "tested" | { readonly reason: string };

/** A promise that holds for every kind of a closed set. A new kind does not compile without its cell. */
export type Law<Kind extends string = string> = {
  /** Short name, used in the marks of test titles. */
  readonly name: string;
  /** The promise, as one sentence. */
  readonly text: string;
  readonly cells: Readonly<Record<Kind, Cell>>;
};

/** Declares a law and checks its set of kinds: `law<Operation>({ … })`. */
export const law = <Kind extends string>(declared: Law<Kind>): Law<Kind> => declared;

/** One entry of `reports/laws.json`. */
export type LawOutcome = { readonly law: string; readonly kind: string } & (
  | { readonly holds: boolean; readonly tests: readonly string[] }
  | { readonly reason: string }
);

/** A test or scenario that ran. */
export type TestResult = { readonly title: string; readonly passed: boolean };

/** The text that a test or scenario title contains to prove a cell: `(law: lost answer; FX, local)`. */
export const mark = (lawName: string, kind: string): string => `(law: ${lawName}; ${kind})`;

const MARKS = /\(law: ([^;()]+); ([^()]+)\)/g;

/** Returns the cells that a title names. */
export const marksIn = (title: string): readonly { readonly law: string; readonly kind: string }[] =>
  [...title.matchAll(MARKS)].map(([, name = "", kind = ""]) => ({ law: name, kind }));

/** A cell holds if at least one test names it and every test that names it passed. */
export function outcomesOf(laws: readonly Law[], ran: readonly TestResult[]): readonly LawOutcome[] {
  const byMark = new Map<string, TestResult[]>();
  for (const test of ran)
    for (const { law: name, kind } of marksIn(test.title)) {
      const key = mark(name, kind);
      byMark.set(key, [...(byMark.get(key) ?? []), test]);
    }
  return laws.flatMap(({ name, cells }) =>
    Object.entries(cells).map(([kind, cell]): LawOutcome => {
      if (typeof cell === "object") return { law: name, kind, reason: cell.reason };
      const naming = byMark.get(mark(name, kind)) ?? [];
      const holds = naming.length > 0 && naming.every(({ passed }) => passed);
      return { law: name, kind, holds, tests: naming.map(({ title }) => title) };
    }),
  );
}

/** Marks that name no tested cell of the laws: a misspelt kind, or a cell with a reason. */
export function unknownMarks(laws: readonly Law[], titles: readonly string[]): readonly string[] {
  const testedCells = new Set(
    laws.flatMap(({ name, cells }) =>
      Object.entries(cells).flatMap(([kind, cell]) => (cell === "tested" ? [mark(name, kind)] : [])),
    ),
  );
  const markedCells = titles.flatMap(marksIn).map(({ law: name, kind }) => mark(name, kind));
  return [...new Set(markedCells)].filter((each) => !testedCells.has(each));
}
