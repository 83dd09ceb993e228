import { readFileSync } from "node:fs";
import { camtOf, csvOf } from "../support/read-books";
import { inFolder } from "./in-folder";
import { downloadBooks } from "./report-load";
import { fileRows } from "./reports";
import type { Row } from "./row";

/** Largest statement that the bank writes (spec gaps, Bank statements). */
const ENTRIES = 20_000;
const readers = { csv: csvOf, camt053: camtOf } as const;

/**
 * Cost of the largest statement for bookkeeping in each format.
 * @throws if a file does not contain all entries
 */
export const bookRows = (): Promise<readonly Row[]> =>
  inFolder(async (folder) => {
    const figures = await downloadBooks({ rows: ENTRIES, folder });
    for (const { format, path } of figures) {
      const { entries } = readers[format](readFileSync(path));
      if (entries.length !== ENTRIES) throw new Error(`The file holds ${entries.length} entries, not ${ENTRIES}`);
    }
    return figures.flatMap((measured) => fileRows(`statement of ${ENTRIES} as ${measured.format}`, measured));
  });
