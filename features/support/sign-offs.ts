import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Requirement } from "./requirements";
import { similarity } from "./similarity";

/** The sign-offs of product owners; part of the repository. Written by `npm run sign-off`. */
export const SIGN_OFFS_FILE = "features/requirements/sign-offs.json";

export type SignOff = {
  /** Id of a row, or name of an area. */
  readonly of: string;
  readonly by: string;
  /** Date such as 2026-11-24. */
  readonly on: string;
  readonly remark: string;
  /** Absent in sign-offs from before rejections existed: accepted. */
  readonly verdict?: "accepted" | "rejected" | undefined;
  /** Version and commit of the run that was signed; absent in older ones. */
  readonly version?: string | undefined;
  /** Digest of the signed texts by row; see `rowTexts`. */
  readonly rows: Readonly<Record<string, string>>;
};

/** The newest sign-off of a row. It is void if the statement or a scenario of the row has changed since. */
export type RowSignOff = Pick<SignOff, "by" | "on" | "remark" | "verdict" | "version"> & { readonly isVoid: boolean };

export const readSignOffs = (): readonly SignOff[] =>
  existsSync(SIGN_OFFS_FILE) ? (JSON.parse(readFileSync(SIGN_OFFS_FILE, "utf8")) as SignOff[]) : [];

export const writeSignOffs = (signOffs: readonly SignOff[]): void =>
  writeFileSync(SIGN_OFFS_FILE, `${JSON.stringify(signOffs, null, 2)}\n`);

/** Adds a sign-off; its rows leave the older ones. */
export function addSignOff(before: readonly SignOff[], added: SignOff): readonly SignOff[] {
  const older = before.map((signOff) => ({
    ...signOff,
    rows: Object.fromEntries(Object.entries(signOff.rows).filter(([id]) => !(id in added.rows))),
  }));
  return [...older.filter(({ rows }) => Object.keys(rows).length > 0), added];
}

export function latestSignOffs(
  signOffs: readonly SignOff[],
  texts: Readonly<Record<string, string>>,
): ReadonlyMap<string, RowSignOff> {
  return new Map(
    signOffs.flatMap(({ rows, of: _, ...signOff }) =>
      Object.entries(rows).map(([id, signed]) => [id, { ...signOff, isVoid: signed !== texts[id] }] as const),
    ),
  );
}

/** Returns the rows of an id or an area; none if the word names neither. */
export const rowsNamed = (word: string, register: readonly Requirement[]): readonly Requirement[] =>
  register.filter(({ id, area }) => id === word || area === word);

/** Returns the row ids and areas that are spelled most like a word. */
export function nearestRows(word: string, register: readonly Requirement[]): readonly string[] {
  const known = [...new Set(register.flatMap(({ id, area }) => [area, id]))];
  const scored = known.map((name) => ({ name, score: similarity(word, name) }));
  return scored
    .sort((one, other) => other.score - one.score)
    .slice(0, 3)
    .map(({ name }) => name);
}
